// The days of shifts that repeat.
import { addDays } from '../../lib/moment';

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The days on which the same shift takes place: the first, and the marked days of so many weeks that begin with it. */
export function daysOf(first: string, marked: readonly boolean[], weeks: number): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(first)) return [];
  const all = Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
  return all.filter((date) => weekdayOf(date) === weekdayOf(first) || marked[weekdayOf(date)]);
}
