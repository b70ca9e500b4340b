import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => vi.useRealTimers());

async function fetching() {
  const { fetchWhenIdle } = await import('./when-idle');
  const load = vi.fn(async () => undefined);
  void fetchWhenIdle(load);
  return load;
}

it.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])('online %s, without saving data %s: fetches %s times', async (online, mayFetch, times) => {
  vi.stubGlobal('navigator', { onLine: online, connection: { saveData: !mayFetch } });
  const load = await fetching();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(times);
});

it('leaves the line to the page until it’s touched', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = await fetching();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  const later = await fetching();
  await vi.advanceTimersByTimeAsync(0);
  expect(later).toHaveBeenCalledOnce();
});

it('waits two more seconds where browsers don’t say when they’re idle', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', undefined);
  const load = await fetching();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledOnce();
});
