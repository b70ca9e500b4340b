import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './lazy-with-retry';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const gone = () => vi.fn(() => Promise.reject(new Error('gone')));

it('tries three times', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('weak')).mockRejectedValueOnce(new Error('weak')).mockResolvedValue('page');
  const loaded = loadWithRetry(load, vi.fn());
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(3);
});

it('starts anew once when the code is gone, then gives up', async () => {
  const reload = vi.fn();
  const first = loadWithRetry(gone(), reload).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledTimes(1);
  const second = loadWithRetry(gone(), reload).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(3000);
  await expect(second).resolves.toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await first;
});
