// What the office reads about differences in the money of ended contracts.

import type { MoneyDifference } from '../../data/money/differences';
import { fullDay } from '../../lib/format';
import { money } from '../../lib/money';

type Words = Pick<MoneyDifference, 'kind' | 'reference' | 'amount' | 'currency'>;

/** Says in a sentence what differs. */
export function differenceOf({ kind, reference, amount, currency }: Words): string {
  const sum = money(amount, currency);
  switch (kind) {
    case 'billed_twice':
      return `Invoice ${reference} bills an advance of ${sum} that pays for other work.`;
    case 'credit_tax':
      return `The credit notes of invoice ${reference} carry ${money(Math.abs(amount), currency)} too ${amount > 0 ? 'little' : 'much'} tax.`;
    case 'commission':
      return `The commission on invoice ${reference} is ${sum} more than its pay calls for.`;
    case 'overtime':
      return `Overtime in the week of ${fullDay(reference)} was underpaid by ${sum}.`;
    case 'open':
      return `${sum} is billed and not paid.`;
    case 'ahead':
      return `${sum} was paid ahead, and neither used nor given back.`;
  }
}

/** Says in a sentence what would correct it. */
export function proposalOf({ kind, reference, amount, currency }: Words): string {
  const sum = money(amount, currency);
  switch (kind) {
    case 'billed_twice':
      return `A credit note of ${sum} on invoice ${reference}.`;
    case 'commission':
      return `${sum} of commission given up.`;
    case 'overtime':
      return `An invoice of ${sum} from the worker to the employer.`;
    case 'credit_tax':
      return 'Nothing to issue: the next credit note makes up for it.';
    case 'open':
      return 'Nothing to issue: the employer still owes it, or has to record it.';
    case 'ahead':
      return 'Nothing to issue: the worker gives it back, and records it.';
  }
}

export const buttons: Record<NonNullable<MoneyDifference['correction']>, { label: string; title: string }> = {
  credit_note: { label: 'Issue credit note', title: 'Issue this credit note?' },
  invoice: { label: 'Issue invoice', title: 'Issue this invoice?' },
  commission: { label: 'Give up commission', title: 'Give up this commission?' },
};
