import { expect, it } from 'vitest';
import { dateRange, displayAmount, feeState, isoSiteDate } from './labels';

const zone = 'America/Los_Angeles';
const noon = Date.UTC(2026, 10, 20, 12);
const midnight = Date.UTC(2026, 10, 21, 8);

it("formats a promotion's dates in the site's time zone", () => {
  expect(dateRange({ startsAt: noon, endsAt: null }, zone, noon)).toBe('since Nov 20, 2026, no end date');
  expect(dateRange({ startsAt: noon, endsAt: midnight }, zone, noon)).toBe('on Nov 20, 2026');
  expect(dateRange({ startsAt: noon, endsAt: midnight + 86_400_000 }, zone, noon)).toBe('since Nov 20, 2026, until Nov 21, 2026');
  expect(dateRange({ startsAt: noon, endsAt: midnight + 86_400_000 }, zone, midnight * 2)).toBe('Nov 20, 2026 to Nov 21, 2026');
  expect(dateRange({ startsAt: midnight, endsAt: null }, zone, noon)).toBe('from Nov 21, 2026');
  expect(isoSiteDate(midnight - 1, zone)).toBe('2026-11-20');
});

it('distinguishes owed refunds from paid ones', () => {
  expect(feeState({ state: 'refunded', returnedAt: null }).label).toBe('Refund owed');
  expect(feeState({ state: 'refunded', returnedAt: 1 }).label).toBe('Refunded');
});

it('shows revenue as a positive number', () => {
  expect([displayAmount('fee_revenue', -500), displayAmount('cash', 500)]).toEqual([500, 500]);
});
