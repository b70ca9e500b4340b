import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage';
import { isOld, oldPaths } from './paths';
import { readKept } from './read';

const store = new Map<string, { at: number; data: unknown }>();
vi.mock('../../lib/kept', () => ({
  findKept: async (user: number, path: string) => store.get(`${user}:${path}`),
  drop: async (user: number, path: string) => void store.delete(`${user}:${path}`),
  keep: async (user: number, path: string, data: unknown) => void store.set(`${user}:${path}`, { at: 0, data }),
}));

const path = '/api/conversations/5/messages?limit=30';
const key = ['/api/conversations', '5', 'messages', { limit: '30' }];
const fetched = vi.fn<typeof fetch>();
const answer = (data: unknown) => new Response(JSON.stringify(data));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  writeStored('signed-in', { id: 7, name: 'Walter', role: 'worker', roles: ['worker'], staff: null, employerId: null });
  store.clear();
  oldPaths.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what the server says, and gives it back without a signal until the server answers', async () => {
  fetched.mockResolvedValueOnce(answer({ items: [1] }));
  expect(await readKept(path)).toEqual({ items: [1] });
  expect(isOld(key)).toBe(false);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await readKept(path)).toEqual({ items: [1] });
  expect(isOld(key)).toBe(true);
  fetched.mockResolvedValueOnce(answer({ items: [2, 1] }));
  expect(await readKept(path)).toEqual({ items: [2, 1] });
  expect(isOld(key)).toBe(false);
  expect(store.get(`7:${path}`)?.data).toEqual({ items: [2, 1] });
});

it('shows what it has after eight seconds without an answer, and waits on if it has nothing', async () => {
  const hanging = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  fetched.mockImplementation(hanging);
  const without = readKept(path);
  let ended = false;
  void without.catch(() => undefined).finally(() => (ended = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(false);
  store.set(`7:${path}`, { at: 0, data: { items: [1] } });
  const reading = readKept(path);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await reading).toEqual({ items: [1] });
  expect(isOld(key)).toBe(true);
});

it('never answers for the server: what it refuses is gone here, too', async () => {
  store.set(`7:${path}`, { at: 0, data: { items: [1] } });
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ status: 404, code: 'not_found', detail: 'Gone.' }), { status: 404 }));
  await expect(readKept(path)).rejects.toMatchObject({ status: 404 });
  expect(store.size).toBe(0);
});

it('shows nobody what another account has kept', async () => {
  store.set(`8:${path}`, { at: 0, data: { items: [1] } });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(readKept(path)).rejects.toThrow('Failed to fetch');
});
