import { afterEach, expect, it, vi } from 'vitest';
import { fetchWhenIdle } from './when-idle';

afterEach(() => vi.useRealTimers());

it.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])('online %s, without saving data %s: fetches %s times', (online, mayFetch, times) => {
  vi.stubGlobal('navigator', { onLine: online, connection: { saveData: !mayFetch } });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const load = vi.fn(async () => undefined);
  fetchWhenIdle(load);
  expect(load).toHaveBeenCalledTimes(times);
});

it('waits two seconds where browsers don’t say when they’re idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const load = vi.fn(async () => undefined);
  fetchWhenIdle(load);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(load).toHaveBeenCalledOnce();
});
