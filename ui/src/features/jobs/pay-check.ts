// Which amounts of pay are worth a question before the job is posted.
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

interface Pay {
  /** In minor units. */
  min: number | null;
  max: number | null;
  /** Empty until it's chosen. */
  unit: PayUnit | '';
  kind: JobKind | '';
  currency: string;
  /** The minimum wage for an hour, in minor units; 0 if there is none. */
  minimumWage: number;
  /** How many hours the whole job takes, if that's known. */
  hours: number | null;
}

interface Times {
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

/** How many hours a job takes that has these times on each of its days; null if it doesn't say. */
export function hoursOf({ startDate, endDate, startTime, endTime }: Times): number | null {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (!startTime || !endTime) return null;
  // Past midnight it ends the next day.
  const perDay = (minutes(endTime) - minutes(startTime) + 1440) % 1440;
  const days = startDate && endDate ? Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1 : 1;
  return perDay > 0 && days > 0 ? (perDay / 60) * days : null;
}

/** Returns what to ask about pay below the minimum wage; null if it isn't, as far as anyone can tell. */
function belowMinimum({ min, max, unit, currency, minimumWage, hours }: Pay): string | null {
  const amount = max ?? min;
  if (amount === null || minimumWage === 0) return null;
  const minimum = `The minimum wage is ${shortMoney(minimumWage, currency)} an hour.`;
  if (unit === 'hour') {
    const lowest = min ?? amount;
    return lowest < minimumWage ? `Is ${shortMoney(lowest, currency)} an hour right? ${minimum}` : null;
  }
  if (unit !== 'job' || hours === null || amount >= minimumWage * hours) return null;
  const each = shortMoney(Math.floor(amount / hours), currency);
  return `Is ${shortMoney(amount, currency)} for ${counted(hours, 'hour', 'hours')} right? That’s ${each} an hour. ${minimum}`;
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
