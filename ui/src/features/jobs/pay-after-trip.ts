// Pay after the trip based on the person's own settings. Computed on the device; none of it is sent to the server.
import type { Job } from '../../lib/api';
import { hoursBetween } from '../../lib/format';
import { money, shortMoney } from '../../lib/money';
import { readStored, writeStored } from '../../lib/storage';

const key = 'net-pay';

export interface TripSettings {
  /** Minutes to work, one way. */
  minutes: number;
  /** Cost of the round trip, in minor units. */
  cost: number;
  /** Hours to assume for a job that doesn't list any. */
  hours: number;
}

export function readTrip(): TripSettings | null {
  const stored = readStored<Partial<TripSettings>>(key);
  const inRange = (value: unknown, max: number) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
  if (!stored || !inRange(stored.minutes, 600) || !inRange(stored.cost, 10_000_000) || !inRange(stored.hours, 24) || stored.hours === 0) return null;
  return stored as TripSettings;
}

export const writeTrip = (trip: TripSettings): boolean => writeStored(key, trip);

type PaidJob = Pick<Job, 'budgetMin' | 'budgetMax' | 'budgetUnit' | 'currency' | 'startTime' | 'endTime' | 'whenText' | 'remote'>;

/** Reads the hours from words such as "Fri–Sat, 5–11 pm" or "9:30 am to 1 pm"; null if they name none. */
function hoursIn(text: string | null): number | null {
  const found = /(\d{1,2})(?::(\d\d))?\s*(am|pm)?\s*(?:[–-]|to|until)\s*(\d{1,2})(?::(\d\d))?\s*(am|pm)/i.exec(text ?? '');
  if (!found) return null;
  const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf = ''] = found;
  const at = (hour = '', minutes = '0', half = '') => (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) + Number(minutes) / 60;
  const end = at(to, toMinutes, toHalf);
  const start = at(from, fromMinutes, fromHalf ?? toHalf);
  // Without a half of its own, the start is the last such hour before the end: in "11–2 pm" it's in the morning.
  const hours = (end - start + 24) % (fromHalf ? 24 : 12);
  return hours > 0 ? hours : null;
}

/** Whether pay after the trip can be computed: pay must be listed by the hour, day or job. Longer periods span many trips. */
export const hasPayAfterTrip = ({ budgetMin, budgetMax, budgetUnit }: Pick<PaidJob, 'budgetMin' | 'budgetMax' | 'budgetUnit'>) =>
  (budgetMin ?? budgetMax) !== null && ['hour', 'day', 'job'].includes(budgetUnit);

/** Describes pay after the trip in a sentence, based on the lowest pay listed; null if it can't be computed. */
export function payAfterTrip(job: PaidJob, trip: TripSettings, commissionPercent: number): string | null {
  const pay = job.budgetMin ?? job.budgetMax;
  if (pay === null || !hasPayAfterTrip(job)) return null;
  const listedHours = hoursBetween(job.startTime, job.endTime) ?? hoursIn(job.whenText);
  const hours = listedHours ?? (job.budgetUnit === 'day' ? 8 : trip.hours);
  const gross = job.budgetUnit === 'hour' ? pay * hours : pay;
  const [minutes, cost] = job.remote ? [0, 0] : [trip.minutes, trip.cost];
  const netAmount = Math.round(gross * (1 - commissionPercent / 100)) - cost;
  const hourly = Math.round(netAmount / (hours + (2 * minutes) / 60) / 10) * 10;
  const after = [commissionPercent > 0 && 'the fee', minutes > 0 && `the ${minutes}-minute trip`].filter(Boolean).join(' and ');
  const amount = netAmount > 0 ? money(netAmount, job.currency) : money(0, job.currency);
  const length = job.budgetUnit === 'hour' || listedHours === null ? ` for ${hours} ${hours === 1 ? 'hour' : 'hours'}` : '';
  return `You’d keep about ${amount}${length}${after && ` after ${after}`}, or ${shortMoney(Math.max(0, hourly), job.currency)} an hour.`;
}
