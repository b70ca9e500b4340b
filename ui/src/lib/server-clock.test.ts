import { expect, test, vi } from 'vitest';
import { behindBy, noteServerTime } from './server-clock';

test('a timer that began by a clock that is ahead counts from its beginning', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  const now = Date.now();
  expect(behindBy(now - 1)).toBe(0);
  // Nothing is known of the server yet: it counts from now on.
  expect(behindBy(now + 60_000)).toBe(60_000);
  noteServerTime(new Date(now + 20 * 60_000).toUTCString());
  expect(behindBy(now + 19 * 60_000)).toBe(20 * 60_000);
  // What was cached says nothing.
  noteServerTime(new Date(now - 60 * 60_000).toUTCString());
  noteServerTime(null);
  expect(behindBy(now + 19 * 60_000)).toBe(20 * 60_000);
  vi.useRealTimers();
});
