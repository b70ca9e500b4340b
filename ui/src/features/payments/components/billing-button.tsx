import { lazy, Suspense } from 'react';
import type { BillingOwner } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { useOverlay } from '../../../kit/overlay';
import { loadWithRetry } from '../../../lib/lazy-with-retry';

const BillingSheet = lazy(() => loadWithRetry(() => import('./billing-sheet')));

/** Opens the details that invoices have about someone. */
export default function BillingButton({ owner, name }: { owner: BillingOwner; name: string }) {
  const [editing, setEditing] = useOverlay('billing');
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
        Details on invoices
      </Button>
      <Suspense>{editing && <BillingSheet owner={owner} name={name} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
}
