import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored } from '../../lib/storage';
import { currentToast } from '../../lib/toast';
import { pingWhileUsed, reportInstall } from './report-install';

const requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(`${init.method} ${path}`);
    return new Response('broken', { status: 500 });
  });
});
afterEach(() => vi.useRealTimers());

const onlyLogged = (times: number) => {
  const broken = expect.objectContaining({ message: '500: broken' });
  expect(vi.mocked(console.warn).mock.calls).toEqual(Array(times).fill(['Failed to report the installed app', broken]));
  expect(currentToast()).toBeNull();
};

it('only logs a failed install report and retries it later', async () => {
  await reportInstall('manual');
  expect(requests).toEqual(['POST /api/mobile/pwa/install']);
  onlyLogged(1);
  expect(readStored('install-told')).toBe(false);
});

it('only logs a failed ping and keeps pinging', async () => {
  const stop = pingWhileUsed();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(requests).toEqual(Array(2).fill('PATCH /api/mobile/pwa/active'));
  onlyLogged(2);
  stop();
});
