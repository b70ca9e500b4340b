import { useCheckout } from '../../../data/money/checkout';
import { usePricing } from '../../../data/money/pricing';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { money } from '../../../lib/money';

interface PayByCardProps {
  fee: number;
  amount: number;
  currency: string;
}

/** Leads to the page at Stripe on which a fee can be paid; nothing if the operator doesn't take cards. */
export default function PayByCard({ fee, amount, currency }: PayByCardProps) {
  const pricing = usePricing();
  const checkout = useCheckout(fee, (url) => location.assign(url));
  if (!pricing.data?.cards) return null;
  return (
    <div className="stack gap-1">
      <div>
        <Button variant="primary" pending={checkout.pending} pendingLabel="Opening…" onClick={() => checkout.act(null)}>
          {`Pay ${money(amount, currency)} by card`}
        </Button>
      </div>
      <p className="sm mut">You pay on a page of Stripe. This site never sees your card.</p>
      <ErrorLine error={checkout.error} />
    </div>
  );
}
