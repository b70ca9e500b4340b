// Puts the budget guide into words.
import type { BudgetGuide, PayUnit } from '../../lib/api';
import { counted } from '../../lib/format';
import { money, unitLabels } from '../../lib/money';

interface GuideText {
  lead: string;
  rest: string;
  /** No one was ever hired at this amount. */
  isTooLow: boolean;
}

/**
 * "12 similar jobs here: $80.00–$120.00 for the job. Filled in about 2 days. Yours is in that range."; null if there are too few
 * jobs. `amount` is the pay of the job being posted.
 */
export function budgetGuideText(guide: BudgetGuide, unit: PayUnit, amount: number | null): GuideText | null {
  const { low, high, currency, filledDays, noneHiredUnder } = guide;
  if (low === null || high === null) return null;
  const range = low === high ? money(low, currency) : `${money(low, currency)}–${money(high, currency)}`;
  const isTooLow = amount !== null && noneHiredUnder !== null && amount < noneHiredUnder;
  const rest: string[] = [];
  if (filledDays !== null) rest.push(filledDays <= 1 ? 'Filled within a day.' : `Filled in about ${counted(filledDays, 'day', 'days')}.`);
  if (noneHiredUnder !== null)
    rest.push(`No one was hired for less than ${money(noneHiredUnder, currency)}${isTooLow ? `, and yours is ${money(amount, currency)}` : ''}.`);
  if (amount !== null && !isTooLow) rest.push(placed(amount, low, high));
  const scope = guide.byTitle ? 'similar' : 'in this category';
  const jobs = guide.byTitle ? `${guide.count} ${scope} jobs here` : `${guide.count} jobs here ${scope}`;
  return { lead: `${jobs}: ${range} ${unitLabels[unit]}.`, rest: rest.join(' '), isTooLow };
}

function placed(amount: number, low: number, high: number): string {
  if (amount < low) return 'Yours is lower than most.';
  return amount > high ? 'Yours is higher than most.' : 'Yours is in that range.';
}
