// Typing in hours: a day and two times of day.
import * as v from 'valibot';
import { optionalText, text } from '../../lib/fields';
import { addDays, instantOf, wallTime } from '../../lib/moment';

export const hoursSchema = v.object({
  date: text(10, 'Choose a day.'),
  from: text(8, 'Choose a time.'),
  to: text(8, 'Choose a time.'),
  memo: optionalText(500),
});

/** The instants of typed times in a zone. An end at or before the beginning is on the next day. */
export function instantsOf({ date, from, to }: { date: string; from: string; to: string }, zone: string): { startedAt: number; endedAt: number } {
  const startedAt = instantOf({ date, time: from }, zone);
  const same = instantOf({ date, time: to }, zone);
  return { startedAt, endedAt: to > from ? same : instantOf({ date: addDays(date, 1), time: to }, zone) };
}

/** Typed times of instants. */
export function typedOf({ startedAt, endedAt }: { startedAt: number; endedAt: number | null }, zone: string) {
  const start = wallTime(startedAt, zone);
  return { date: start.date, from: start.time, to: endedAt === null ? '' : wallTime(endedAt, zone).time };
}
