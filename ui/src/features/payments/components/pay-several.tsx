import { usePayables } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';

const PaySheet = lazyOverlay(() => import('./pay-several-sheet'));

/** Leads to recording several payments at once, for those who have several invoices to pay. */
export function PaySeveral() {
  const invoices = usePayables().data?.items ?? [];
  const [open, setOpen] = useOverlay('pay-several');
  if (invoices.length < 2) return null;
  return (
    <div className="actions">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`Record payments for ${invoices.length} invoices`}
      </Button>
      {open && <PaySheet invoices={invoices} onClose={() => setOpen(false)} />}
    </div>
  );
}
