import { useSite } from '../data/site/site';
import { money } from '../lib/money';

/** What the employer owes for approved work, what the worker gets, and the site's commission. */
export function PayNote({ worker, amount, currency, what }: { worker: string; amount: number; currency: string; what: 'it' | 'them' }) {
  const { commissionPercent } = useSite().fees;
  const commission = Math.floor((amount * commissionPercent + 50) / 100);
  return (
    <>
      {`You owe ${worker} ${money(amount, currency)} for ${what}, which you pay directly, as you agreed. ${worker} gets all of it.`}
      {commission > 0 && ` On top of it, you pay the site a commission of ${money(commission, currency)}.`}
    </>
  );
}
