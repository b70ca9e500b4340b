// Puts the budget guide into words.
import type { BudgetGuide, PayUnit } from '../../lib/api';
import { counted } from '../../lib/format';
import { money, unitLabels } from '../../lib/money';

/** "12 similar jobs here: $80.00–$120.00 for the job. Filled in about 2 days."; null if there are too few jobs. */
export function budgetGuideText(guide: BudgetGuide, unit: PayUnit): { lead: string; rest: string } | null {
  const { low, high, currency } = guide;
  if (low === null || high === null) return null;
  const range = low === high ? money(low, currency) : `${money(low, currency)}–${money(high, currency)}`;
  const rest: string[] = [];
  if (guide.filledDays !== null) rest.push(`Filled in about ${counted(Math.max(1, guide.filledDays), 'day', 'days')}.`);
  if (guide.noneHiredUnder !== null) rest.push(`No one was hired under ${money(guide.noneHiredUnder, currency)}.`);
  const scope = guide.byTitle ? 'similar' : 'in this category';
  const jobs = guide.byTitle ? `${guide.count} ${scope} jobs here` : `${guide.count} jobs here ${scope}`;
  return { lead: `${jobs}: ${range} ${unitLabels[unit]}.`, rest: rest.join(' ') };
}
