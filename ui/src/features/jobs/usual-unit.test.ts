import { expect, it } from 'vitest';
import { usualUnit } from './usual-unit';

it('chooses the unit by the kind of job, and for steady work by the amount', () => {
  expect(usualUnit('one_off', 20)).toBe('job');
  expect(usualUnit('shift', null)).toBe('hour');
  expect(usualUnit('hourly', 50_000)).toBe('hour');
  expect(usualUnit('steady', null)).toBe('year');
  expect(usualUnit('steady', 18.5)).toBe('hour');
  expect(usualUnit('steady', 42_000)).toBe('year');
});
