import { expect, test } from 'vitest';
import { daysOf } from './plan';

const weekdays = [false, true, true, true, true, true, false];

test('a shift repeats on the marked days and on its own', () => {
  expect(daysOf('2026-11-30', [], 1)).toEqual(['2026-11-30']);
  expect(daysOf('2026-11-30', [], 3)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  expect(daysOf('2026-11-30', weekdays, 1)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  // From a Thursday on, Monday is in the next week. The last week of a year has days of two years.
  expect(daysOf('2026-12-31', [false, true], 1)).toEqual(['2026-12-31', '2027-01-04']);
  expect(daysOf('', weekdays, 2)).toEqual([]);
});
