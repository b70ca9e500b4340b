// Dates, places and amounts as people say them.
import type { JobCard, JobKind } from './api';
import { wallTime } from './moment';
import { once } from './once';
import { siteFormat, zoneOfSite } from './zones';

// A calendar date has no time zone: parsed and formatted as UTC, it stays the same day.
const dayFormat = once(() => new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }));
const shortDay = once(() => new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const yearDay = once(() => new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }));
const clock = once(() => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }));

const asDate = (date: string) => new Date(`${date}T00:00:00Z`);

const day = (date: string) => dayFormat().format(asDate(date));
export const fullDay = (date: string) => yearDay().format(asDate(date));

/** Removes the spaces that some locales put around the dash of a range; people write "4–11". */
const tightDash = (range: string) => range.replace(/\s+–\s+/, '–');

/** "Sat, Nov 28" or "Dec 7–12". */
export function days(start: string, end: string | null): string {
  return end && end !== start ? tightDash(shortDay().formatRange(asDate(start), asDate(end))) : day(start);
}

const asTime = (time: string) => new Date(`1970-01-01T${time}:00Z`);
const withoutZeros = (text: string) => text.replaceAll(':00', '');

/** "4–11 PM", in the reader's locale. */
export function hours(start: string | null, end: string | null): string {
  if (!start) return end ? `until ${withoutZeros(clock().format(asTime(end)))}` : '';
  return withoutZeros(end ? tightDash(clock().formatRange(asTime(start), asTime(end))) : clock().format(asTime(start)));
}

const kinds: Record<JobKind, string> = { one_off: 'One-off job', shift: 'Shift', hourly: 'Hourly', steady: 'Steady job' };
export const kindLabels = (kind: JobKind) => kinds[kind];

type When = Pick<JobCard, 'whenText' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'kind'>;

/** The two lines of "when" on a job card; the second may be empty. */
export function when(job: When): [string, string] {
  // "Fri–Sat, 4–11 pm" splits into two lines at the comma; "Sat, Nov 28" is one line.
  const parts = job.whenText?.split(/, (\d.*|mornings?.*|afternoons?.*|evenings?.*|nights?.*)/i, 2);
  if (parts?.[0] && parts[1]) return [parts[0], parts[1]];
  const date = job.startDate ? days(job.startDate, job.endDate) : '';
  const time = hours(job.startTime, job.endTime);
  const [first = kindLabels(job.kind), second = ''] = [job.whenText, date, time].filter((text): text is string => Boolean(text));
  return first === kindLabels(job.kind) ? [first, ''] : [first, second || kindLabels(job.kind)];
}

const distance = once(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }));

/** "3.4 mi". */
export const miles = (value: number) => `${distance().format(value)} mi`;

type Where = Pick<JobCard, 'area' | 'city' | 'state' | 'remote' | 'distanceMiles'>;

/** The two lines of "where" on a job card. A distance of zero is not shown. */
export function where(job: Where): [string, string] {
  const town = job.state ? `${job.city}, ${job.state}` : job.city;
  if (job.remote && !job.area) return ['Remote', town];
  if (job.distanceMiles !== null && job.distanceMiles > 0) return [job.area || job.city, miles(job.distanceMiles)];
  return job.area ? [job.area, town] : [job.city, job.state];
}

const relative = once(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));

/** "2 hours ago", "yesterday"; after a month, the date. */
export function relativeTime(instant: number, now = Date.now()): string {
  const minutes = Math.round((instant - now) / 60_000);
  if (minutes > -1) return 'just now';
  if (minutes > -60) return relative().format(minutes, 'minute');
  const hoursPast = Math.round(minutes / 60);
  if (hoursPast > -24) return relative().format(hoursPast, 'hour');
  const daysPast = Math.round(hoursPast / 24);
  return daysPast > -31 ? relative().format(daysPast, 'day') : date(instant);
}

/** "today", "yesterday", "5 days ago": no finer than a day. */
export function lastSeen(instant: number, now = Date.now()): string {
  const days = Math.floor((now - instant) / 86_400_000);
  return days < 1 ? 'today' : days < 31 ? relative().format(-days, 'day') : date(instant);
}

/** Length of a shift in hours. One that ends before it starts runs past midnight. Null if a time is missing or both are equal. */
export function hoursBetween(start: string | null, end: string | null): number | null {
  if (!start || !end) return null;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const length = (minutes(end) - minutes(start) + 1440) % 1440;
  return length === 0 ? null : length / 60;
}

/** "Nov 27", for days close to today. */
export const nearDay = siteFormat({ month: 'short', day: 'numeric' });

/** How many calendar days of the site lie between two instants; negative if the other one is earlier. */
export function daysBetween(one: number, other: number): number {
  const [from, to] = [one, other].map((at) => Date.parse(wallTime(at, zoneOfSite()).date)) as [number, number];
  return (to - from) / 86_400_000;
}

/** "tomorrow", "in 3 days", "2 days ago", counted in calendar days. */
export const daysFrom = (instant: number, now = Date.now()): string => relative().format(daysBetween(now, instant), 'day');

/** "Nov 27, 2026". */
export const date = siteFormat({ year: 'numeric', month: 'short', day: 'numeric' });

/** The year in which the site is now. */
export const thisYear = () => Number(wallTime(Date.now(), zoneOfSite()).date.slice(0, 4));

/** "3:00 PM". */
export const timeOf = siteFormat({ hour: 'numeric', minute: '2-digit' });

/** "Fri, Nov 27, 3:00 PM". */
export const dateTime = siteFormat({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const numbers = once(() => new Intl.NumberFormat());
/** "2,100". */
export const count = (value: number) => numbers().format(value);

/** "1 job", "2,100 jobs", "200+ jobs". */
export function counted(value: number, one: string, many: string, capped = false): string {
  return `${count(value)}${capped ? '+' : ''} ${value === 1 && !capped ? one : many}`;
}

const kilobytes = once(() => new Intl.NumberFormat(undefined, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }));
const megabytes = once(() => new Intl.NumberFormat(undefined, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }));

/** "84 kB", "2.1 MB". */
export const size = (bytes: number) =>
  bytes < 1_000_000 ? kilobytes().format(Math.max(1, Math.round(bytes / 1000))) : megabytes().format(bytes / 1_000_000);

/** A name as strangers see it: "Erna E.". */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const initial = words.length > 1 ? words.at(-1)?.[0] : undefined;
  return initial ? `${words[0]} ${initial.toUpperCase()}.` : (words[0] ?? name);
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The count on a badge, in two characters at most. */
export const badge = (count: number): string => (count > 9 ? '9+' : String(count));
