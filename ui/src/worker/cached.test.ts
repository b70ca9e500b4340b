import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cached } from './cached';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<never>(() => undefined);

it('returns what is cached', async () => {
  const response = new Response('code');
  const match = vi.fn(async () => response);
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  expect(await cached('shell', '/app.js')).toBe(response);
  expect(match).toHaveBeenCalledWith('/app.js');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['doesn’t open', { open: never }],
  ['doesn’t answer', { open: async () => ({ match: never }) }],
])('gives up after two seconds if the cache %s', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  const found = cached('shell', '/app.js').then((response) => ({ response }));
  const states: unknown[] = [];
  void found.then((state) => states.push(state));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(states).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual([{ response: undefined }]);
});

it('finds nothing in a cache that fails', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('The disk is full')) });
  expect(await cached('shell', '/app.js')).toBeUndefined();
});
