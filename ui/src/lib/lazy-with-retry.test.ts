import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './lazy-with-retry';
import { UnreachableError } from './unreachable-error';

const line = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', line);
  line.mockReset().mockResolvedValue(new Response());
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = () => Promise.reject(new Error('gone'));
const outcome = (loaded: Promise<unknown>) => loaded.catch((error: Error) => error.message);

it('loads without further requests', async () => {
  await expect(loadWithRetry(() => Promise.resolve('page'), vi.fn())).resolves.toBe('page');
  expect(line).not.toHaveBeenCalled();
});

it('reloads when the code is gone, once a minute, whatever else loads', async () => {
  const reload = vi.fn();
  const first = outcome(loadWithRetry(gone, reload));
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).toHaveBeenCalledTimes(1);
  await loadWithRetry(() => Promise.resolve('another part'), reload);
  await expect(outcome(loadWithRetry(gone, reload))).resolves.toBe('gone');
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await first;
  void outcome(loadWithRetry(gone, reload));
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('checks the connection after 0, 0.6 and 1.2 s, and does not reload while offline', async () => {
  line.mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.fn();
  const failed = loadWithRetry(gone, reload).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(599);
  expect(line).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_201);
  expect(line).toHaveBeenCalledTimes(3);
  await expect(failed).resolves.toBeInstanceOf(UnreachableError);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads when the connection returns in time', async () => {
  line.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const reload = vi.fn();
  void outcome(loadWithRetry(gone, reload));
  await vi.advanceTimersByTimeAsync(700);
  expect(reload).toHaveBeenCalledTimes(1);
});
