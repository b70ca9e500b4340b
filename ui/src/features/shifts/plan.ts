// The days of shifts that repeat.
import { addDays, instantsOf } from '../../lib/moment';

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The days on which the same shift takes place: the first, and the marked days of so many weeks that begin with it. */
export function daysOf(first: string, marked: readonly boolean[], weeks: number): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(first)) return [];
  const all = Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
  return all.filter((date) => weekdayOf(date) === weekdayOf(first) || marked[weekdayOf(date)]);
}

export interface PlannedShift {
  day: string;
  startsAt: number;
  endsAt: number;
  /** How long it is, in seconds, if clocks change in between; null otherwise. */
  changed: number | null;
}

/** The same wall times on each of the days. A night on which clocks change is longer or shorter than the others. */
export function shiftsOn(days: readonly string[], { from, to }: { from: string; to: string }, zone: string): PlannedShift[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const usual = (minutes(to) - minutes(from) + (to > from ? 0 : 24 * 60)) * 60;
  return days.map((day) => {
    const { startedAt, endedAt } = instantsOf({ date: day, from, to }, zone);
    const seconds = (endedAt - startedAt) / 1_000;
    return { day, startsAt: startedAt, endsAt: endedAt, changed: seconds === usual || Number.isNaN(seconds) ? null : seconds };
  });
}
