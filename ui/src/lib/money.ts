import type { JobCard, PayUnit } from './api';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number | null): Intl.NumberFormat {
  const key = `${currency}:${digits}`;
  let format = formats.get(key);
  if (!format) {
    const fraction = digits === null ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...fraction });
    formats.set(key, format);
  }
  return format;
}

const digitsOf = new Map<string, number>();

/** The number of decimal places in a currency: 2 for dollars, 0 for yen. Browsers take long to say, and a list asks eighty times. */
function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const digits = formatOf(currency, null).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** The amount in dollars, yen and so on. */
export const majorUnits = (minor: number, currency: string) => minor / 10 ** minorDigits(currency);

/** "$5.00": exact, for fees and totals. */
export function money(minor: number, currency: string): string {
  return formatOf(currency, null).format(minor / 10 ** minorDigits(currency));
}

/** "$19" or "$18.50": for pay, where a row of zeros is noise. */
export function shortMoney(minor: number, currency: string): string {
  const scale = 10 ** minorDigits(currency);
  return minor % scale === 0 ? formatOf(currency, 0).format(minor / scale) : money(minor, currency);
}

/** The currency symbol to put before an amount field. */
export function currencySign(currency: string): string {
  return (
    formatOf(currency, 0)
      .formatToParts(0)
      .find((part) => part.type === 'currency')?.value ?? currency
  );
}

// With no-break spaces, so that the unit stays with its amount on a narrow strip.
const shortUnits: Record<PayUnit, string> = {
  job: '\u00a0fixed',
  hour: '\u00a0/\u00a0hr',
  day: '\u00a0/\u00a0day',
  week: '\u00a0/\u00a0wk',
  month: '\u00a0/\u00a0mo',
  year: '\u00a0/\u00a0yr',
};
const longUnits: Record<PayUnit, string> = {
  job: ' for the job',
  hour: ' per hour',
  day: ' per day',
  week: ' per week',
  month: ' per month',
  year: ' per year',
};

export const unitLabels: Record<PayUnit, string> = {
  job: 'for the job',
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
};

type Pay = Pick<JobCard, 'budgetMin' | 'budgetMax' | 'budgetUnit' | 'currency'>;

function formatRange({ budgetMin, budgetMax, currency }: Pay): string | null {
  if (budgetMin === null && budgetMax === null) return null;
  if (budgetMin === null) return `Up to ${shortMoney(budgetMax ?? 0, currency)}`;
  if (budgetMax === null) return `${shortMoney(budgetMin, currency)}+`;
  if (budgetMin === budgetMax) return shortMoney(budgetMin, currency);
  return `${shortMoney(budgetMin, currency)}–${shortMoney(budgetMax, currency)}`;
}

/** "$18–$20 / hr", or "Pay not listed". */
export function payShort(pay: Pay): string {
  const amount = formatRange(pay);
  return amount ? amount + shortUnits[pay.budgetUnit] : 'Pay not listed';
}

const compactFrom = 10_000;

/** "$78k–$109k / yr" for the strip of a card, where the full figures do not fit; the job's page has them. */
export function payStrip(pay: Pay): string {
  const scale = 10 ** minorDigits(pay.currency);
  const amounts = [pay.budgetMin, pay.budgetMax].filter((amount) => amount !== null).map((amount) => amount / scale);
  if (amounts.length === 0 || amounts.some((amount) => amount < compactFrom)) return payShort(pay);
  const [low = 0, high = low] = amounts.map((amount) => Math.round(amount / 1000));
  const inThousands = (amount: number) => `${formatOf(pay.currency, 0).format(amount)}k`;
  const thousands = inThousands(low);
  const unit = shortUnits[pay.budgetUnit];
  if (pay.budgetMin === null) return `Up to ${thousands}${unit}`;
  if (pay.budgetMax === null) return `${thousands}+${unit}`;
  return low === high ? thousands + unit : `${thousands}–${inThousands(high)}${unit}`;
}

export function payLong(pay: Pay): string {
  const amount = formatRange(pay);
  return amount ? amount + longUnits[pay.budgetUnit] : 'Pay not listed';
}

export const rate = (minor: number, unit: PayUnit, currency: string) => shortMoney(minor, currency) + shortUnits[unit];

/** Parses a typed amount into minor units; null if it is not an amount. */
export function parseMoney(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  let plain = text.replace(/[^\d.,-]/g, '');
  // "1,200" and "1.200,50" group by threes; a single comma before one or two digits is a decimal comma.
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) plain = plain.replaceAll(',', '');
  else if (/^\d{1,3}(\.\d{3})+,\d+$/.test(plain)) plain = plain.replaceAll('.', '').replace(',', '.');
  else plain = plain.replace(',', '.');
  if (!/^\d{1,10}(\.\d*)?$/.test(plain)) return null;
  const [whole = '0', fraction = ''] = plain.split('.');
  if (fraction.length > digits && Number(fraction.slice(digits)) !== 0) return null;
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, '0') || 0);
}

/** An amount as a person would type it: "18.50", "18". */
export function moneyText(minor: number | null, currency: string): string {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const value = minor / 10 ** digits;
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}
