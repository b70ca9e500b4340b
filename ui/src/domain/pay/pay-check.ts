// Which pay to ask about before it's sent.
import type { BudgetGuide, JobKind, PayUnit } from '../../lib/api';
import { counted } from '../../lib/format';
import { majorUnits, shortMoney, unitLabels } from '../../lib/money';

/** The lowest and the highest amount that need no question. */
const ordinary: Record<PayUnit, [low: number, high: number]> = {
  job: [10, 20_000],
  hour: [5, 100],
  day: [40, 1000],
  week: [150, 5000],
  month: [500, 20_000],
  year: [10_000, 300_000],
};

/** Currencies of about the same value; for others the amounts above say nothing. */
const similarCurrencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

const spoken: Record<PayUnit, string> = {
  job: 'for the whole job',
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

export interface Pay {
  /** In minor units. */
  min: number | null;
  max: number | null;
  /** Empty until it's chosen. */
  unit: PayUnit | '';
  kind: JobKind | '';
  currency: string;
  /** The minimum wage for an hour, in minor units; 0 if there is none. */
  minimumWage: number;
  times: Times;
}

/** When the work is, as far as that's known. */
interface Times {
  startDate?: string | null;
  endDate?: string | null;
  startTime?: string | null;
  endTime?: string | null;
  /** How many hours the whole job takes, where it doesn't say when. */
  hours?: number;
}

/** How many hours the pay for a day, a week or the whole job is for. A job has its times on each of its days. */
export function hoursOf({ startDate, endDate, startTime, endTime, hours }: Times): Partial<Record<PayUnit, number>> {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (hours !== undefined) return { job: hours };
  if (!startTime || !endTime) return {};
  // Past midnight it ends the next day.
  const day = ((minutes(endTime) - minutes(startTime) + 1440) % 1440) / 60;
  if (day === 0) return {};
  if (!startDate || !endDate) return { day, job: day };
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
  // A longer job doesn't say which days are off, and most people work five days a week.
  return days > 0 ? { day, week: day * (days < 7 ? days : 5), job: day * days } : { day };
}

/** Returns what to ask about pay below the minimum wage; null if it isn't, as far as anyone can tell. */
function belowMinimum({ min, max, unit, currency, minimumWage, times }: Pay): string | null {
  const amount = max ?? min;
  if (amount === null || minimumWage === 0) return null;
  const minimum = `The minimum wage is ${shortMoney(minimumWage, currency)} an hour.`;
  if (unit === 'hour') {
    const lowest = min ?? amount;
    return lowest < minimumWage ? `Is ${shortMoney(lowest, currency)} an hour right? ${minimum}` : null;
  }
  const known = unit === '' ? undefined : hoursOf(times)[unit];
  if (known === undefined || amount >= minimumWage * known) return null;
  const each = shortMoney(Math.floor(amount / known), currency);
  const per = unit === 'day' || unit === 'week' ? ` ${spoken[unit]}` : '';
  return `Is ${shortMoney(amount, currency)}${per} for ${counted(known, 'hour', 'hours')} right? That’s ${each} an hour. ${minimum}`;
}

export interface PayQuestion {
  /** "Is $150 an hour right?" */
  text: string;
  /** The unit that would make the amount ordinary, if there is one. */
  instead: { unit: PayUnit; label: string } | null;
}

function isOrdinary(minor: number, unit: PayUnit, currency: string): boolean {
  const [low, high] = ordinary[unit];
  const amount = majorUnits(minor, currency);
  return amount >= low && amount <= high;
}

/** Returns what to ask about the pay; null if it is ordinary. What similar jobs paid counts more than the fixed amounts. */
export function payQuestion(pay: Pay, guide: Pick<BudgetGuide, 'low' | 'high'> | null): PayQuestion | null {
  const { unit, currency } = pay;
  if (unit === '') return null;
  const tooLow = belowMinimum(pay);
  const amounts = [pay.max, pay.min].filter((amount) => amount !== null);
  const fits = (minor: number, other: PayUnit) => !similarCurrencies.has(currency) || isOrdinary(minor, other, currency);
  const isUsual = (minor: number) => {
    const { low = null, high = null } = guide ?? {};
    return low !== null && high !== null ? minor >= low / 2 && minor <= high * 2 : fits(minor, unit);
  };
  const odd = amounts.find((minor) => !isUsual(minor));
  if (odd === undefined) return tooLow === null ? null : { text: tooLow, instead: null };
  const others: PayUnit[] = pay.kind === 'steady' ? ['hour', 'year', 'month', 'week'] : ['job', 'hour', 'day'];
  const instead = fits(odd, unit) ? undefined : others.find((other) => other !== unit && fits(odd, other));
  return {
    text: tooLow ?? `Is ${shortMoney(odd, currency)} ${spoken[unit]} right?`,
    instead: instead ? { unit: instead, label: `No, ${instead === 'job' ? spoken.job : unitLabels[instead]}` } : null,
  };
}
