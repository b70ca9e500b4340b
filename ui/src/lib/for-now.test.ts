import { expect, it, vi } from 'vitest';
import { forNow } from './for-now';
import { readCookie, writeCookie } from './storage';

it('reads once for all who ask at the same time, and again for those who ask later', async () => {
  const read = vi.fn(() => read.mock.calls.length);
  const { get, forget } = forNow(read);
  expect([get(), get()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(get()).toBe(2);
  forget();
  expect(get()).toBe(3);
});

it('sees a cookie that was just written', () => {
  expect(readCookie('theme')).toBeNull();
  writeCookie('theme', 'dark', 1);
  expect(readCookie('theme')).toBe('dark');
});
