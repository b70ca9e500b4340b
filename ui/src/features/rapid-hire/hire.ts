// The form of a rapid hire: its values, their validation, and the API request.
import * as v from 'valibot';
import type { NewRapidHire } from '../../data/rapid-hire/hires';
import { tonightSchema } from '../../domain/contact-fields';
import type { ContactDetails, MyEmployer, MyJob, PayUnit } from '../../lib/api';
import { optionalText, requiredMoney, text } from '../../lib/fields';
import { addDays, instantOf, timeOfDay, wallTime } from '../../lib/moment';
import { splitTown } from '../../lib/town';

const halfHour = 1_800_000;
const twoDays = 48 * 3_600_000;

export const schemaOf = (currency: string) =>
  v.object({
    employerId: v.string(),
    title: text(140, 'Say what you need done.'),
    category: v.pipe(v.string(), v.nonEmpty('Choose a category.')),
    day: v.string(),
    time: v.pipe(v.string(), v.nonEmpty('Choose a time.')),
    hours: v.string(),
    town: text(200, 'Enter the town.'),
    rate: requiredMoney(currency, 'Enter what you pay.'),
    rateUnit: v.string(),
    openings: v.string(),
    notes: optionalText(1000),
    contact: tonightSchema,
  });

export type Checked = v.InferOutput<ReturnType<typeof schemaOf>>;

export const noContact: ContactDetails = { phone: '', email: '', note: '', street: '' };

/** The employer to start with: the one that posted last, else a business before a person; '' if there's no choice. */
export function firstEmployer(employers: Pick<MyEmployer, 'id' | 'kind'>[], jobs: Pick<MyJob, 'employerId'>[]): string {
  if (employers.length < 2) return '';
  const newest = jobs.find(({ employerId }) => employers.some(({ id }) => id === employerId))?.employerId;
  const business = employers.find(({ kind }) => kind !== 'person') ?? employers[0];
  return String(newest ?? business?.id ?? '');
}

/** The days on which the work can begin, each with a name. */
export function dayOptions(now: number, zone: string): { value: string; label: string }[] {
  const today = wallTime(now, zone).date;
  const last = wallTime(now + twoDays, zone).date;
  const dates = [today, addDays(today, 1), addDays(today, 2)].filter((date) => date <= last);
  const name = (date: string) => new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date));
  return dates.map((value, index) => ({ value, label: ['Today', 'Tomorrow'][index] ?? name(value) }));
}

/** When the form suggests that the work begins: the next half hour that's an hour away. */
export const suggestedStart = (now: number, zone: string) => wallTime(Math.ceil((now + 2 * halfHour) / halfHour) * halfHour, zone);

/** The instant at which the work begins. */
export const startOf = ({ day, time }: Pick<Checked, 'day' | 'time'>, zone: string) => instantOf({ date: day, time }, zone);

/** Why the work can't begin then; null if it can. */
export function startProblem(at: number, now: number): string | null {
  if (at < now) return 'That time has passed. Choose a later one.';
  return at > now + twoDays ? 'Choose a time within the next 48 hours.' : null;
}

/** When the work ends: "11:00 PM". */
export const endText = (at: number, hours: number, zone: string) => timeOfDay(at + hours * 3_600_000, zone);

/** The pay, for the question about it. */
export const payOf = ({ rate, rateUnit, hours }: Pick<Checked, 'rate' | 'rateUnit' | 'hours'>, currency: string) => ({
  min: rate,
  max: rate,
  unit: rateUnit as PayUnit,
  kind: 'shift' as const,
  currency,
  times: { hours: Number(hours) },
});

export function hireOf(checked: Checked, zone: string): NewRapidHire {
  const { employerId, title, category, town, rate, rateUnit, openings, notes, contact } = checked;
  return {
    title,
    category,
    ...splitTown(town),
    startAt: startOf(checked, zone),
    hours: Number(checked.hours),
    rate,
    rateUnit: rateUnit as PayUnit,
    openings: Number(openings),
    notes,
    contact,
    ...(employerId && { employerId: Number(employerId) }),
  };
}
