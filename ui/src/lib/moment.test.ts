import { expect, it, vi } from 'vitest';
import { instantOf, lastDay, moment, wallTime } from './moment';

const newYork = 'America/New_York';
const at = Date.parse('2026-11-27T20:00:00Z');

it('converts between an instant and the time on the wall in a zone', () => {
  expect(wallTime(at, newYork)).toEqual({ date: '2026-11-27', time: '15:00' });
  expect(instantOf({ date: '2026-11-27', time: '15:00' }, newYork)).toBe(at);
  expect(instantOf({ date: '2026-11-27', time: '' }, newYork)).toBeNaN();
});

it('doesn’t depend on the order in which an engine writes a locale’s dates', () => {
  // WebKitGTK 2.50.6 with Debian 12's ICU 72 writes en-CA dates with the month first.
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '11/27/2026');
  expect(wallTime(at, newYork).date).toBe('2026-11-27');
  expect(instantOf({ date: '2026-11-27', time: '15:00' }, newYork)).toBe(at);
  expect(written).not.toHaveBeenCalled();
  expect(wallTime(Date.parse('2026-11-28T05:00:00Z'), newYork)).toEqual({ date: '2026-11-28', time: '00:00' });
});

it('is right around clock changes', () => {
  // Clocks go back on November 1 and forward on March 14, both at 2 a.m.
  for (const [date, time, utc] of [
    ['2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
    ['2026-11-01', '03:00', '2026-11-01T08:00:00Z'],
    ['2027-03-14', '01:30', '2027-03-14T06:30:00Z'],
    ['2027-03-14', '03:30', '2027-03-14T07:30:00Z'],
  ] as const) {
    expect(instantOf({ date, time }, newYork), `${date} ${time}`).toBe(Date.parse(utc));
  }
});

it('shows both zones only if the clocks differ', () => {
  expect(moment(at, newYork, 'America/Toronto')).toEqual({ text: expect.stringMatching(/Nov 27.*3:00 PM EST/), own: null });
  expect(moment(at, newYork, 'America/Denver').own).toMatch(/1:00 PM MST/);
});

it.each([0, 59_999, 5 * 60_000, -6 * 60 * 60_000])('the last day stays the same %i ms after its minutes were read', (later) => {
  const midnight = instantOf({ date: '2026-12-04', time: '00:00' }, newYork);
  for (const read of [midnight - 3 * 86_400_000 - 1, midnight - 121 * 60_000 - 59_000]) {
    expect(lastDay(Math.ceil((midnight - read) / 60_000), newYork, read + later)).toBe('Dec 3, 2026');
  }
});
