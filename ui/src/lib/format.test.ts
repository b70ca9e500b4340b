import { describe, expect, it, vi } from 'vitest';
import { counted, date, days, daysBetween, daysFrom, fullDay, hours, nearDay, relativeTime, timeOf, when, where } from './format';
import { siteZone } from './site-zone';

const noTime = { whenText: null, startDate: null, endDate: null, startTime: null, endTime: null, kind: 'steady' } as const;
const place = { area: null, city: 'Springfield', state: 'IL', remote: false, distanceMiles: null };

// Intl puts a narrow no-break space before AM and PM; for the comparison, it becomes a plain one.
const plain = (text: string) => text.replace(/\u202f/g, ' ');

describe('dates', () => {
  it('are the same day in every time zone', () => {
    expect(days('2026-11-28', null)).toBe('Sat, Nov 28');
    expect(days('2026-12-07', '2026-12-12')).toBe('Dec 7–12');
    expect(fullDay('2026-01-31')).toBe('Jan 31, 2026');
  });

  it('omit zero minutes', () => {
    expect(plain(hours('16:00', '23:00'))).toBe('4–11 PM');
    expect(plain(hours('08:30', null))).toBe('8:30 AM');
    expect(hours(null, null)).toBe('');
  });

  it('are relative', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    expect(relativeTime(now - 20_000, now)).toBe('just now');
    expect(relativeTime(now - 2 * 3_600_000, now)).toBe('2 hours ago');
    expect(relativeTime(now - 24 * 3_600_000, now)).toBe('yesterday');
    expect(relativeTime(now - 60 * 86_400_000, now)).toBe('Sep 21, 2026');
  });
});

it('reads an instant in the site’s zone, wherever the device is', () => {
  vi.spyOn(siteZone, 'read').mockReturnValue({ zone: 'America/Los_Angeles', zoneOffsets: [] });
  // December 4 in Tokyo and in London.
  const evening = Date.parse('2026-12-04T05:30:00Z');
  expect([date(evening), nearDay(evening), plain(timeOf(evening))]).toEqual(['Dec 3, 2026', 'Dec 3', '9:30 PM']);
  const morning = Date.parse('2026-12-03T16:00:00Z');
  expect(daysBetween(morning, evening)).toBe(0);
  expect(daysFrom(evening + 3 * 3_600_000, morning)).toBe('tomorrow');
  expect(relativeTime(evening, evening + 40 * 86_400_000)).toBe('Dec 3, 2026');
});

describe('the strip', () => {
  it("says when, in the employer's words first", () => {
    expect(when({ ...noTime, whenText: 'Fri–Sat, 4–11 pm' })).toEqual(['Fri–Sat', '4–11 pm']);
    expect(when({ ...noTime, whenText: 'Sat, Nov 28' })).toEqual(['Sat, Nov 28', 'Steady job']);
    expect(when({ ...noTime, whenText: 'any dry day' })).toEqual(['any dry day', 'Steady job']);
    expect(when({ ...noTime, startDate: '2026-11-28' })).toEqual(['Sat, Nov 28', 'Steady job']);
    expect(when(noTime)).toEqual(['Steady job', '']);
  });

  it('says where', () => {
    expect(where(place)).toEqual(['Springfield', 'IL']);
    expect(where({ ...place, area: 'Depot Street' })).toEqual(['Depot Street', 'Springfield, IL']);
    expect(where({ ...place, distanceMiles: 3.42 })).toEqual(['Springfield', '3.4 mi']);
    expect(where({ ...place, remote: true })).toEqual(['Remote', 'Springfield, IL']);
  });

  it('counts', () => {
    expect(counted(1, 'job', 'jobs')).toBe('1 job');
    expect(counted(2100, 'job', 'jobs')).toBe('2,100 jobs');
    expect(counted(200, 'job', 'jobs', true)).toBe('200+ jobs');
  });
});
