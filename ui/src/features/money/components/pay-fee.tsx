import { usePricing } from '../../../data/money/pricing';
import PayByCard from '../../../domain/pay-by-card';
import { money } from '../../../lib/money';

interface PayFeeProps {
  fee: number;
  amount: number;
  currency: string;
  /** Whether the person just came back from Stripe. */
  isAwaited?: boolean;
}

/** Leads to the page at Stripe on which a fee can be paid; nothing if the operator doesn't take cards. */
export function PayFee({ fee, amount, currency, isAwaited = false }: PayFeeProps) {
  const pricing = usePricing();
  if (!pricing.data?.cards) return null;
  return (
    <PayByCard
      path={`/api/fees/${fee}`}
      label={`Pay ${money(amount, currency)} by card`}
      note="You pay on a page of Stripe. This site never sees your card."
      isAwaited={isAwaited}
    />
  );
}
