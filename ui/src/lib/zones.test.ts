import { afterEach, expect, it } from 'vitest';
import vectors from '../../../data/zone-vectors.json';
import { instantOf, moment, siteDate, timeOfDay, timeSpan, wallTime } from './moment';
import { siteZone } from './site-zone';
import { zoneName } from './zones';

const zone = 'America/Vancouver';
const hour = 3600;
const start = Date.parse('2025-01-01T00:00:00Z');
const change = Date.parse('2026-03-08T10:00:00Z');
/** British Columbia stays at -7 from 2026 on, which browsers with older data don't know. */
const know = (seconds: number, name: string) => {
  const zoneOffsets = [
    { from: start, seconds: -8 * hour, name: 'PST' },
    { from: change, seconds, name },
  ];
  siteZone.read = () => ({ zone, zoneOffsets });
};

afterEach(() => {
  siteZone.read = () => undefined;
});

it('shows the site’s zone with the server’s rules, not with the browser’s', () => {
  const at = Date.parse('2026-12-01T17:00:00Z');
  // An offset that no browser has.
  know(-5 * hour, 'XST');
  expect(wallTime(at, zone)).toEqual({ date: '2026-12-01', time: '12:00' });
  expect(timeOfDay(at, zone)).toBe('12:00 PM');
  expect(moment(at, zone, 'UTC')).toEqual({ text: expect.stringMatching(/Tue, Dec 1.*12:00 PM XST/), own: expect.stringMatching(/5:00 PM UTC/) });
  expect(moment(at, zone, zone).own).toBeNull();
  expect(instantOf({ date: '2026-12-01', time: '12:00' }, zone)).toBe(at);
  expect(siteDate(Date.parse('2026-12-02T04:30:00Z'), zone)).toBe('Dec 1, 2026');
  expect(siteDate(Date.parse('2026-12-02T05:30:00Z'), zone)).toBe('Dec 2, 2026');
});

it('has the server’s offsets on both sides of a change', () => {
  know(-7 * hour, 'PDT');
  expect(wallTime(change - 60_000, zone).time).toBe('01:59');
  expect(wallTime(change, zone).time).toBe('03:00');
  for (const time of ['01:30', '03:30']) expect(wallTime(instantOf({ date: '2026-03-08', time }, zone), zone).time).toBe(time);
});

it('gives every typed time the instant that the server gives it', () => {
  for (const { zone, offsets, instants } of vectors) {
    siteZone.read = () => ({ zone, zoneOffsets: offsets });
    for (const [date, time, utc] of instants as [string, string, string][])
      expect(instantOf({ date, time }, zone), `${zone} ${date} ${time}`).toBe(Date.parse(utc));
  }
});

it('names the zone in a span of time in which clocks change', () => {
  // In Havana, midnight comes twice on November 7, 2027.
  const havana = vectors.find(({ zone }) => zone === 'America/Havana');
  siteZone.read = () => ({ zone: 'America/Havana', zoneOffsets: havana?.offsets ?? [] });
  const span = (from: string, to: string) => timeSpan(Date.parse(from), Date.parse(to), 'America/Havana');
  expect(span('2027-11-07T04:45:00Z', '2027-11-07T05:15:00Z')).toBe('12:45 AM CDT–12:15 AM CST');
  expect(span('2027-11-07T05:15:30Z', '2027-11-07T06:15:00Z')).toBe('12:15 AM–1:15 AM');
});

it('leaves other zones and far times to the browser', () => {
  know(-5 * hour, 'XST');
  const noon = (year: number) => Date.parse(`${year}-07-01T12:00:00Z`);
  expect(timeOfDay(noon(2026), 'America/New_York')).toBe('8:00 AM');
  expect(timeOfDay(noon(2024), zone)).toBe('5:00 AM');
  expect(timeOfDay(noon(2041), zone)).not.toBe('7:00 AM');
});

it('names zones that have no letters', () => {
  know(-3 * hour, '-03');
  expect(zoneName(noonOf2026, zone)).toBe('GMT-03');
});
const noonOf2026 = Date.parse('2026-07-01T12:00:00Z');
