import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, onConnection } from './connection';

let answers = true;
const asked = vi.fn((_path: string, _init: RequestInit) => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  answers = true;
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('reconnects after 1, 2, 4, 8 and 16 seconds, then checks every two minutes', async () => {
  const leave = onConnection(() => {});
  answers = false;
  dispatchEvent(new Event('offline'));
  expect(connection()).toEqual({ online: false, attempts: 0 });
  let attempts = 0;
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000]) {
    await pass(pause - 1);
    expect(asked).toHaveBeenCalledTimes(attempts);
    await pass(1);
    attempts += 1;
    expect(asked).toHaveBeenCalledTimes(attempts);
    expect(connection().attempts).toBe(attempts);
  }
  await pass(119_999);
  expect(asked).toHaveBeenCalledTimes(5);
  answers = true;
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(6);
  expect(connection()).toEqual({ online: true, attempts: 0 });
  leave();
});

it('restarts with one second after the connection was back', async () => {
  const leave = onConnection(() => {});
  answers = false;
  dispatchEvent(new Event('offline'));
  await pass(1_000 + 2_000 + 4_000);
  expect(asked).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('offline'));
  expect(connection()).toEqual({ online: false, attempts: 0 });
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(3);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(connection().attempts).toBe(1);
  await pass(2_000);
  expect(asked).toHaveBeenCalledTimes(5);
  dispatchEvent(new Event('online'));
  leave();
});

it('checks every five minutes while online, with an uncached HEAD /favicon.ico', async () => {
  const leave = onConnection(() => {});
  await pass(299_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked.mock.calls[0]?.[0]).toBe('/favicon.ico');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-cache' });
  answers = false;
  await pass(300_000);
  expect(connection()).toEqual({ online: false, attempts: 0 });
  dispatchEvent(new Event('online'));
  expect(connection()).toEqual({ online: true, attempts: 0 });
  leave();
});

it('a check times out after five seconds', async () => {
  const leave = onConnection(() => {});
  asked.mockImplementationOnce(
    (_path, init) => new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')))),
  );
  await pass(300_000 + 4_999);
  expect(connection().online).toBe(true);
  await pass(1);
  expect(connection().online).toBe(false);
  leave();
});
