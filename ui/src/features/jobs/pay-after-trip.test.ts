import { beforeEach, expect, it } from 'vitest';
import { hasPayAfterTrip, payAfterTrip, readTrip, writeTrip } from './pay-after-trip';

const trip = { minutes: 30, cost: 600, hours: 4 };
const job = {
  budgetMin: 2000,
  budgetMax: 2500,
  budgetUnit: 'hour',
  currency: 'USD',
  startTime: '16:00',
  endTime: '23:00',
  whenText: null,
  remote: false,
} as const;

beforeEach(() => localStorage.clear());

it('subtracts the commission and the round trip from the lowest pay', () => {
  // 7 hours at $20, minus 10%, minus $6; the hourly rate is over 7 hours plus 2 × 30 minutes.
  expect(payAfterTrip(job, trip, 10)).toBe('You’d keep about $120.00 for 7 hours after the fee and the 30-minute trip, or $15 an hour.');
});

it.each([
  ['Fri–Sat, 5–11 pm', 6],
  ['9:30 am to 1 pm', 3.5],
  ['11–2 pm', 3],
  ['10 pm – 6 am', 8],
  ['Any evening', 4],
])('reads the hours of "%s"', (whenText, hours) => {
  const evening = { ...job, startTime: null, endTime: null, whenText, remote: true };
  expect(payAfterTrip(evening, trip, 0)).toContain(`for ${hours} hours`);
});

it("uses the person's hours if the job lists none", () => {
  const fixed = { ...job, budgetUnit: 'job', startTime: null, endTime: null, budgetMin: 8000 } as const;
  expect(payAfterTrip(fixed, trip, 0)).toBe('You’d keep about $74.00 for 4 hours after the 30-minute trip, or $14.80 an hour.');
});

it('has no trip for remote work and never goes below zero', () => {
  expect(payAfterTrip({ ...job, remote: true }, trip, 0)).toBe('You’d keep about $140.00 for 7 hours, or $20 an hour.');
  expect(payAfterTrip({ ...job, budgetMin: 50 }, { ...trip, cost: 5000 }, 0)).toContain('You’d keep about $0.00');
});

it('returns null for yearly pay and for unlisted pay', () => {
  expect(payAfterTrip({ ...job, budgetUnit: 'year' }, trip, 0)).toBeNull();
  expect(hasPayAfterTrip({ ...job, budgetMin: null, budgetMax: null })).toBe(false);
});

it('reads its settings and rejects invalid ones', () => {
  writeTrip(trip);
  expect(readTrip()).toEqual(trip);
  localStorage.setItem('net-pay', '{"minutes":-1,"cost":0,"hours":4}');
  expect(readTrip()).toBeNull();
});
