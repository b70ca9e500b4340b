import { expect, it } from 'vitest';
import { duration, stopwatch } from './duration';

it('reads to the second', () => {
  expect([0, 59, 300, 3600, 45_008].map(duration)).toEqual(['0 min', '59 s', '5 min', '1 h', '12 h 30 min 8 s']);
  expect([0, 59, 3661, 360_000].map(stopwatch)).toEqual(['0:00:00', '0:00:59', '1:01:01', '100:00:00']);
});
