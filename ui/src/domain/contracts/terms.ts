// The fields of a contract's terms, as its forms have them.
import * as v from 'valibot';
import type { ContractPayMethod, ContractPayWhen, ContractTerms, JobKind, PayUnit } from '../../lib/api';
import { optionalText, orNull, requiredMoney } from '../../lib/fields';
import { moneyText, unitLabels } from '../../lib/money';

export const methodLabels: Record<ContractPayMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  card: 'Card',
  other: 'As you both agree',
};

export const whenLabels: Record<ContractPayWhen, string> = {
  on_approval: 'When the work is approved',
  weekly: 'Every week',
  two_weeks: 'Every two weeks',
  monthly: 'Every month',
  at_end: 'When the work is done',
};

export const methods = Object.keys(methodLabels) as ContractPayMethod[];
export const moments = Object.keys(whenLabels) as ContractPayWhen[];
const kinds: JobKind[] = ['one_off', 'shift', 'hourly', 'steady'];

const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= min && Number(typed) <= max), message),
  );

export const noticeSchema = v.pipe(wholeNumber(0, 90, 'Enter 0 to 90 days.'), v.minLength(1, 'Enter 0 to 90 days.'));

export const termsEntries = (currency: string) => ({
  work: optionalText(20_000),
  kind: v.picklist(kinds),
  schedule: optionalText(200),
  startDate: v.string(),
  endDate: v.string(),
  place: optionalText(200),
  rate: requiredMoney(currency, 'Enter the rate.'),
  rateUnit: v.picklist(Object.keys(unitLabels) as PayUnit[]),
  weeklyHours: wholeNumber(1, 168, 'Enter 1 to 168 hours.'),
  payMethod: v.picklist(methods),
  payWhen: v.picklist(moments),
  noticeDays: noticeSchema,
  extra: optionalText(2_000),
});

/** What the form starts with. */
export const typedTerms = (terms: ContractTerms, currency: string) => ({
  ...terms,
  startDate: terms.startDate ?? '',
  endDate: terms.endDate ?? '',
  rate: moneyText(terms.rate, currency),
  weeklyHours: terms.weeklyHours === null ? '' : String(terms.weeklyHours),
  noticeDays: String(terms.noticeDays),
});

type Typed = Omit<ContractTerms, 'startDate' | 'endDate' | 'weeklyHours' | 'noticeDays'> & {
  startDate: string;
  endDate: string;
  weeklyHours: string;
  noticeDays: string;
};

/** The terms that a filled form says. */
export const termsOf = ({ startDate, endDate, weeklyHours, noticeDays, ...rest }: Typed): ContractTerms => ({
  ...rest,
  startDate: orNull(startDate),
  endDate: orNull(endDate),
  weeklyHours: weeklyHours === '' ? null : Number(weeklyHours),
  noticeDays: Number(noticeDays),
});
