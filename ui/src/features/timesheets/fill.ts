// Hours of a whole week that are added with one tap.
import type { Shift, TimeEntry, TimesheetView } from '../../lib/api';
import { addDays, instantsOf, wallTime } from '../../lib/moment';

export interface Hours {
  startedAt: number;
  endedAt: number;
}

const overlap = (one: Hours, other: Hours) => one.startedAt < other.endedAt && other.startedAt < one.endedAt;

/** The shifts of a contract in a week that can be added as hours, the way they were planned. */
export function withoutHours(shifts: Shift[], contract: number, { entries, sheet }: TimesheetView): Shift[] {
  if (sheet.state !== 'open' && sheet.state !== 'returned') return [];
  return shifts.filter(
    ({ contractId, canAddAsPlanned, startsAt, endsAt }) =>
      contractId === contract &&
      canAddAsPlanned &&
      // Hours that are still on the device aren't known to the server.
      !entries.some((entry) => overlap(entry, { startedAt: startsAt, endedAt: endsAt })),
  );
}

/** The hours of the week before, seven days later by the wall clock: those that are over, in a week without any. */
export function sameAsLastWeek(before: TimeEntry[], { entries, sheet }: TimesheetView, zone: string, now: number): Hours[] {
  if (entries.length > 0 || sheet.state !== 'open') return [];
  return before
    .map(({ startedAt, endedAt }) => {
      const start = wallTime(startedAt, zone);
      return instantsOf({ date: addDays(start.date, 7), from: start.time, to: wallTime(endedAt, zone).time }, zone);
    })
    .filter(({ endedAt }) => endedAt <= now);
}
