import { expect, it } from 'vitest';
import { until } from './until';

const minute = 60_000;
const starts = Date.UTC(2026, 10, 27, 15);

it.each([
  [20, 'in 20 minutes'],
  [99, 'in 99 minutes'],
  [120, 'in 2 hours'],
  [35 * 60, 'in 35 hours'],
  [36 * 60, 'in 2 days'],
  [72 * 60, 'in 3 days'],
  [0, 'now'],
  [-29, 'now'],
  [-30, 'over'],
])('%i minutes before the start, it is %s', (before, said) => {
  expect(until(starts, starts + 30 * minute, starts - before * minute)).toBe(said);
});
