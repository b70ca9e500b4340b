import { useCheckout } from '../data/money/checkout';
import { Button } from '../kit/button';
import { ErrorLine } from '../kit/error-line';

interface PayByCardProps {
  /** What is paid, such as `/api/fees/12`. */
  path: string;
  label: string;
  /** What happens with the money. */
  note: string;
  size?: 'sm';
  /** Whether the person just came back from Stripe. Only the site's own question to Stripe tells whether they paid. */
  isAwaited: boolean;
}

/** Leads to the page at Stripe on which something can be paid. */
export default function PayByCard({ path, label, note, size, isAwaited }: PayByCardProps) {
  const checkout = useCheckout(path);
  if (isAwaited) {
    return <p role="status">We’re waiting for Stripe to confirm your payment. This page updates by itself, usually within a minute.</p>;
  }
  return (
    <div className="stack gap-1">
      <div>
        <Button
          {...(size && { size })}
          variant={size ? 'secondary' : 'primary'}
          pending={checkout.pending}
          pendingLabel="Opening…"
          onClick={() => checkout.act(null)}
        >
          {label}
        </Button>
      </div>
      <p className="sm mut">{note}</p>
      <ErrorLine error={checkout.error} />
    </div>
  );
}
