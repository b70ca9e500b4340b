import { expect, it } from 'vitest';
import { instantsOf } from '../../lib/moment';
import { typedOf } from './times';

const zone = 'America/New_York';

it('reads times of a day, and past midnight', () => {
  const hours = (from: string, to: string, date = '2026-11-20') => {
    const { startedAt, endedAt } = instantsOf({ date, from, to }, zone);
    return (endedAt - startedAt) / 3_600_000;
  };
  expect(hours('09:00', '17:30')).toBe(8.5);
  expect(hours('22:00', '02:00')).toBe(4);
  expect(hours('09:00', '09:00')).toBe(24);
  // The clocks go back at two, and forward at two.
  expect(hours('22:00', '06:00', '2026-10-31')).toBe(9);
  expect(hours('22:00', '06:00', '2026-03-07')).toBe(7);
});

it('shows times as they were typed', () => {
  const typed = { date: '2026-11-20', from: '22:00', to: '02:00' };
  expect(typedOf(instantsOf(typed, zone), zone)).toEqual(typed);
});
