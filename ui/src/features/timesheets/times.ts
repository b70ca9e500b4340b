// Typing in hours: a day and two times of day.
import * as v from 'valibot';
import { optionalText, text } from '../../lib/fields';
import { wallTime } from '../../lib/moment';

export const hoursSchema = v.object({
  date: text(10, 'Choose a day.'),
  from: text(8, 'Choose a time.'),
  to: text(8, 'Choose a time.'),
  memo: optionalText(500),
});

/** Typed times of instants. */
export function typedOf({ startedAt, endedAt }: { startedAt: number; endedAt: number | null }, zone: string) {
  const start = wallTime(startedAt, zone);
  return { date: start.date, from: start.time, to: endedAt === null ? '' : wallTime(endedAt, zone).time };
}
