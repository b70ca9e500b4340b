import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceValues, mergeById, openStore } from './device-store';

/** What a test's device does with the next operation: answer, fail, or wait for `release`. */
let device: 'works' | 'fails' | 'hangs' = 'works';
let release: () => void = () => undefined;
const disk = new Map<string, unknown>();
const writes = vi.fn();

vi.mock('idb-keyval', () => {
  type Use = (mode: string, use: () => unknown) => Promise<unknown>;
  return {
    createStore: (): Use => async (_, use) => {
      if (device === 'fails') throw new DOMException('The disk is full', 'QuotaExceededError');
      if (device === 'hangs')
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return use();
    },
    get: (key: string, store: Use) => store('readonly', () => disk.get(key)),
    update: (key: string, how: (value: unknown) => unknown, store: Use) =>
      store('readwrite', () => {
        writes();
        disk.set(key, how(disk.get(key)));
      }),
    entries: (store: Use) => store('readonly', () => [...disk]),
    delMany: (keys: string[], store: Use) => store('readwrite', () => keys.map((key) => disk.delete(key))),
  };
});

interface Item {
  clientId: string;
  text?: string;
}
const a = { clientId: 'a' };
const b = { clientId: 'b' };
const add = (one: Item) => (all: Item[]) => [...all, one];
const fresh = () => deviceValues<Item[]>(openStore('test', 'items'), [], mergeById);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  device = 'works';
  disk.clear();
  writes.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('stores values on the device, and writes nothing if nothing changes', async () => {
  const values = fresh();
  await values.change('mine', add(a));
  await values.change('mine', (all) => all);
  expect(await values.read('mine')).toEqual([a]);
  expect(disk.get('mine')).toEqual([a]);
  expect(values.isStored()).toBe(true);
  expect(writes).toHaveBeenCalledOnce();
});

it('goes on in memory after two seconds if the store never answers, and at once from then on', async () => {
  const values = fresh();
  await values.change('mine', add(a));
  device = 'hangs';
  const changed = values.change('mine', add(b));
  await vi.advanceTimersByTimeAsync(2_000);
  await changed;
  expect(await values.read('mine')).toEqual([a, b]);
  expect(values.isStored()).toBe(false);
  await values.change('mine', (all) => all.filter((one) => one !== a));
  expect(await values.read('mine')).toEqual([b]);
});

it('changes values in order', async () => {
  const values = fresh();
  device = 'hangs';
  const first = values.change('mine', (all) => all.filter((one) => one.clientId !== 'a'));
  await vi.advanceTimersByTimeAsync(1_000);
  const second = values.change('mine', add(a));
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all([first, second]);
  expect(await values.read('mine')).toEqual([a]);
});

it('moves what is in memory to the store once it answers', async () => {
  const values = fresh();
  disk.set('mine', [{ ...a, text: 'old' }]);
  device = 'hangs';
  const changed = values.change('mine', (all) => [...all, b]);
  await vi.advanceTimersByTimeAsync(2_000);
  await changed;
  expect(await values.read('mine')).toEqual([b]);
  device = 'works';
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await values.read('mine')).toEqual([{ ...a, text: 'old' }, b]);
  expect(disk.get('mine')).toHaveLength(2);
  expect(values.isStored()).toBe(true);
});

it('goes on in memory if the store fails, and forgets there, too', async () => {
  device = 'fails';
  const values = fresh();
  await values.change('mine', add(a));
  expect(await values.read('mine')).toEqual([a]);
  expect(values.isStored()).toBe(false);
  await expect(values.forget(() => true)).rejects.toThrow('full');
  expect(await values.read('mine')).toEqual([]);
});

it('ends a read without an answer with an error', async () => {
  device = 'hangs';
  const store = openStore('test', 'kept');
  const { get } = await import('idb-keyval');
  const first = expect(get('key', store)).rejects.toThrow('doesn’t answer');
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  await expect(get('key', store)).rejects.toThrow('doesn’t answer');
});
