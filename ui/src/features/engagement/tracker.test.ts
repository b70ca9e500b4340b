import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { track } from './tracker';

const minute = 60_000;
let stops: (() => void)[] = [];
let hidden = false;

/** A tab that counts, sharing its storage with the others. */
function tab() {
  const onSecond = vi.fn<(seconds: number) => void>();
  const stop = track(onSecond);
  stops.push(stop);
  return { onSecond, stop, last: () => onSecond.mock.lastCall?.[0] ?? null };
}

function setHidden(next: boolean) {
  hidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

const stored = () => JSON.parse(localStorage.getItem('engagement') ?? 'null');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

it('counts each second', () => {
  const { onSecond } = tab();
  vi.advanceTimersByTime(3999);
  expect(onSecond.mock.calls).toEqual([[1], [2], [3]]);
});

it('pauses while the page is hidden and resumes when it is visible', () => {
  const { last } = tab();
  vi.advanceTimersByTime(10_000);
  setHidden(true);
  expect(stored()).toMatchObject({ totalTimeSpent: 10, isActive: false, lastUpdate: Date.now() });
  vi.advanceTimersByTime(50 * minute);
  expect(last()).toBe(10);
  setHidden(false);
  vi.advanceTimersByTime(1000);
  expect(last()).toBe(11);
});

it('saves when the page is left', () => {
  const start = Date.now();
  tab();
  vi.advanceTimersByTime(7000);
  expect(stored()).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual({ sessionStartTime: start, totalTimeSpent: 7, isActive: false, lastUpdate: start + 7000 });
});

it.each([
  [30 * minute - 1, 101],
  [30 * minute, 1],
])('%i ms after the last update the first second is %i', (away, first) => {
  const one = tab();
  vi.advanceTimersByTime(100_000);
  one.stop();
  vi.advanceTimersByTime(away);
  const { last } = tab();
  vi.advanceTimersByTime(1000);
  expect(last()).toBe(first);
});

it('starts at zero if the stored state is invalid', () => {
  for (const broken of ['{', '7', '"x"', '{}', '{"totalTimeSpent":"9","lastUpdate":"x"}']) {
    localStorage.setItem('engagement', broken);
    const { last, stop } = tab();
    vi.advanceTimersByTime(1000);
    expect(last()).toBe(1);
    stop();
  }
});

it('continues from the count another tab has saved', () => {
  const one = tab();
  vi.advanceTimersByTime(5000);
  setHidden(true);
  localStorage.setItem('engagement', JSON.stringify({ ...stored(), totalTimeSpent: 65 }));
  setHidden(false);
  vi.advanceTimersByTime(1000);
  expect(one.last()).toBe(66);
});

it('keeps the larger count of two visible windows', () => {
  const one = tab();
  vi.advanceTimersByTime(40_000);
  const two = tab();
  vi.advanceTimersByTime(10_000);
  one.stop();
  two.stop();
  expect(stored().totalTimeSpent).toBe(50);
});

it("does not overwrite another tab's count when a hidden tab closes", () => {
  tab();
  vi.advanceTimersByTime(5000);
  setHidden(true);
  localStorage.setItem('engagement', JSON.stringify({ ...stored(), totalTimeSpent: 3000 }));
  dispatchEvent(new Event('pagehide'));
  expect(stored().totalTimeSpent).toBe(3000);
});
