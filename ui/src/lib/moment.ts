// Points in time that two people agree on. They are entered and shown in the site's time zone.

import { zonedDigits, zonedFormat, zoneName } from './zones';

interface WallTime {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
}

const day = 86_400_000;

// By its parts, as no locale has one order everywhere: the en-CA date is 2027-01-11 in most engines and 01/11/2027 in WebKitGTK 2.50.
const digits = zonedDigits({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Returns the date and the time of day in a zone. */
export function wallTime(at: number, zone: string): WallTime {
  const { year, month, day, hour, minute } = digits(at, zone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}:00Z`);

/**
 * Returns the instant of a date and a time of day in a zone; NaN if either is missing. Of a time that a clock change repeats,
 * it's the first one, and one that it skips is moved forward, as on the server (`data/zone-vectors.json` tests both).
 */
export function instantOf({ date, time }: WallTime, zone: string): number {
  const wanted = asUtc({ date, time });
  if (Number.isNaN(wanted)) return wanted;
  // The offsets before and after a clock change nearby.
  const [before, after] = [wanted - day, wanted + day].map((at) => wanted - (asUtc(wallTime(at, zone)) - at)) as [number, number];
  return [before, after].find((at) => asUtc(wallTime(at, zone)) === wanted) ?? before;
}

const dayAndTime = zonedFormat({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const format = (at: number, zone: string) => `${dayAndTime(at, zone)} ${zoneName(at, zone)}`;

/** "Fri, Nov 27, 3:00 PM EST" in the site's zone, and in the reader's if their clock shows another time. */
export function moment(at: number, zone: string, own = Intl.DateTimeFormat().resolvedOptions().timeZone): { text: string; own: string | null } {
  const [here, there] = [wallTime(at, zone), wallTime(at, own)];
  const isSame = here.date === there.date && here.time === there.time;
  return { text: format(at, zone), own: isSame ? null : format(at, own) };
}

/** "3:00 PM" in a zone. */
export const timeOfDay = zonedFormat({ hour: 'numeric', minute: '2-digit' });

/**
 * "8:00 AM–4:00 PM" in a zone. If clocks change in between, both have the zone's short name, as the same time can come twice:
 * "12:30 AM EDT–1:30 AM EST".
 */
export function timeSpan(from: number, to: number, zone: string): string {
  const offset = (at: number) => asUtc(wallTime(at, zone)) - at + (at % 60_000);
  const name = (at: number) => (offset(from) === offset(to) ? '' : ` ${zoneName(at, zone)}`);
  return [from, to].map((at) => timeOfDay(at, zone) + name(at)).join('–');
}

/** "Nov 27, 2026", in the site's time zone, for dates that the operator has set. */
export const siteDate = zonedFormat({ year: 'numeric', month: 'short', day: 'numeric' });

/** "Nov 27, 2026", the last day of what ends at an instant, such as the midnight after that day. */
export const lastDayOf = (end: number, zone: string) => siteDate(end - 1, zone);

/**
 * "Nov 27, 2026", the last day of something that ends at a midnight of the site, so many minutes from now. Noon of that day is
 * taken, because the minutes are rounded up, were read a while ago, and this device's clock may be wrong.
 */
export const lastDay = (minutesLeft: number, zone: string, now = Date.now()) => siteDate(now + (minutesLeft - 12 * 60) * 60_000, zone);

/** The date some days after another, or before it. A date has no time zone. */
export const addDays = (date: string, count: number) => new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10);

/** The instants of typed times in a zone. An end at or before the beginning is on the next day. */
export function instantsOf({ date, from, to }: { date: string; from: string; to: string }, zone: string): { startedAt: number; endedAt: number } {
  const startedAt = instantOf({ date, time: from }, zone);
  const same = instantOf({ date, time: to }, zone);
  return { startedAt, endedAt: to > from ? same : instantOf({ date: addDays(date, 1), time: to }, zone) };
}
