import { expect, it } from 'vitest';
import type { Shift, TimeEntry, TimesheetView } from '../../lib/api';
import { instantsOf } from '../../lib/moment';
import { sameAsLastWeek, withoutHours } from './fill';

const zone = 'America/New_York';
const at = (date: string, from: string, to: string) => instantsOf({ date, from, to }, zone);
const entry = (date: string, from: string, to: string) => at(date, from, to) as TimeEntry;
const week = (entries: TimeEntry[], state = 'open') => ({ entries, sheet: { state } }) as unknown as TimesheetView;
const shift = (date: string, from: string, to: string, canAddAsPlanned = true, contractId = 1) => {
  const { startedAt: startsAt, endedAt: endsAt } = at(date, from, to);
  return { contractId, startsAt, endsAt, canAddAsPlanned } as unknown as Shift;
};
const later = Date.parse('2026-12-01T00:00:00Z');

it('offers planned shifts that can be added and have no hours on this device either', () => {
  const shifts = [
    shift('2026-11-23', '08:00', '12:00'),
    shift('2026-11-24', '08:00', '12:00'),
    shift('2026-11-25', '08:00', '12:00', false),
    shift('2026-11-26', '08:00', '12:00', true, 2),
  ];
  const found = (entries: TimeEntry[], state = 'open') => withoutHours(shifts, 1, week(entries, state)).length;
  expect(found([])).toBe(2);
  expect(found([entry('2026-11-23', '11:00', '13:00')])).toBe(1);
  expect(found([], 'submitted')).toBe(0);
});

it('offers last week’s times at the same wall time, also when clocks change in between', () => {
  const before = [entry('2026-10-28', '08:00', '16:00'), entry('2026-10-31', '22:00', '06:00')];
  expect(sameAsLastWeek(before, week([]), zone, later)).toEqual([at('2026-11-04', '08:00', '16:00'), at('2026-11-07', '22:00', '06:00')]);
  expect(sameAsLastWeek(before, week([]), zone, Date.parse('2026-11-05T12:00:00Z'))).toHaveLength(1);
  expect(sameAsLastWeek(before, week([entry('2026-11-03', '08:00', '09:00')]), zone, later)).toEqual([]);
});
