import { money } from '../../../lib/money';
import { useSite } from '../../../lib/session';
import { useFee } from '../fee';

/** The fee on a button: "$5.00", and in a promotion the same struck through, with "free". */
export function FeeWords({ employerId }: { employerId?: string }) {
  const { currency } = useSite();
  const fee = useFee(employerId);
  if (fee.full === 0) return 'free';
  if (!fee.isFree) return money(fee.due, currency);
  return (
    <span>
      <s>{money(fee.full, currency)}</s> free
    </span>
  );
}
