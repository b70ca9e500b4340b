import type { BillingOwner } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';

const BillingSheet = lazyOverlay(() => import('./billing-sheet'));

/** Opens the details that invoices have about someone. */
export default function BillingButton({ owner, name }: { owner: BillingOwner; name: string }) {
  const [editing, setEditing] = useOverlay('billing');
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
        Details on invoices
      </Button>
      {editing && <BillingSheet owner={owner} name={name} onClose={() => setEditing(false)} />}
    </div>
  );
}
