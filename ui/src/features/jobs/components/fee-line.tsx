import { usePostingPrice } from '../../../data/money/posting-price';
import { useSite } from '../../../data/site/site';
import { money } from '../../../lib/money';

/** The posting fee for a button label: "$5.00", or struck through with "free" when a promotion or voucher covers it. */
export function FeeLine({ employerId }: { employerId?: string }) {
  const { currency } = useSite();
  const fee = usePostingPrice(employerId);
  if (fee.full === 0) return 'free';
  if (!fee.isFree) return money(fee.due, currency);
  return (
    <span>
      <s>{money(fee.full, currency)}</s> free
    </span>
  );
}
