import { expect, test } from 'vitest';
import { daysOf, shiftsOn } from './plan';

const weekdays = [false, true, true, true, true, true, false];

test('a shift repeats on the marked days and on its own', () => {
  expect(daysOf('2026-11-30', [], 1)).toEqual(['2026-11-30']);
  expect(daysOf('2026-11-30', [], 3)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  expect(daysOf('2026-11-30', weekdays, 1)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  // From a Thursday on, Monday is in the next week. The last week of a year has days of two years.
  expect(daysOf('2026-12-31', [false, true], 1)).toEqual(['2026-12-31', '2027-01-04']);
  expect(daysOf('', weekdays, 2)).toEqual([]);
});

const hour = 3_600;
const nights = (first: string, from: string, to: string, zone: string) => {
  const planned = shiftsOn(daysOf(first, [true, true, true, true, true, true, true], 1).slice(0, 3), { from, to }, zone);
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  for (const { startsAt, endsAt } of planned) expect([wall.format(startsAt), wall.format(endsAt)]).toEqual([from, to]);
  return planned.map(({ startsAt, endsAt, changed }) => [(endsAt - startsAt) / 1_000 / hour, changed && changed / hour]);
};

test('each night ends by the clock on the wall, and one on which clocks change says how long it is', () => {
  // Forward and back, with the change in the middle of three nights and at their beginning.
  expect(nights('2027-03-12', '22:00', '06:00', 'America/New_York')).toEqual([
    [8, null],
    [7, 7],
    [8, null],
  ]);
  expect(nights('2026-10-31', '22:00', '06:00', 'America/New_York')).toEqual([
    [9, 9],
    [8, null],
    [8, null],
  ]);
  expect(nights('2027-03-27', '22:00', '06:00', 'Europe/Berlin')).toEqual([
    [7, 7],
    [8, null],
    [8, null],
  ]);
  expect(nights('2026-10-24', '22:00', '06:00', 'Europe/Berlin')[0]).toEqual([9, 9]);
  // Half an hour.
  expect(nights('2026-10-03', '22:00', '06:00', 'Australia/Lord_Howe')).toEqual([
    [7.5, 7.5],
    [8, null],
    [8, null],
  ]);
  expect(nights('2027-04-03', '22:00', '06:00', 'Australia/Lord_Howe')[0]).toEqual([8.5, 8.5]);
  expect(shiftsOn(['2026-11-30'], { from: '', to: '' }, 'UTC')[0]?.changed).toBeNull();
});
