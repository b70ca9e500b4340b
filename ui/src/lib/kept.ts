// Responses on this device for reading without a signal, in IndexedDB. Each account has its own.
import { del, delMany, get, keys, set } from 'idb-keyval';
import { openStore } from './device-store';

export interface Kept<T = unknown> {
  /** When the server sent it, in milliseconds since the epoch. */
  at: number;
  data: T;
}

const store = openStore('jobstead-kept', 'responses');

const prefixOf = (user: number) => `${user}:`;
const keyOf = (user: number, path: string) => prefixOf(user) + path;

export const findKept = <T>(user: number, path: string): Promise<Kept<T> | undefined> => get<Kept<T>>(keyOf(user, path), store);

export const keep = (user: number, path: string, data: unknown): Promise<void> =>
  set(keyOf(user, path), { at: Date.now(), data } satisfies Kept, store);

export const drop = (user: number, path: string): Promise<void> => del(keyOf(user, path), store);

async function deleteWhere(test: (key: string) => boolean): Promise<void> {
  await delMany((await keys<string>(store)).filter(test), store);
}

/** Deletes what is kept for an account, but for these paths. */
export const prune = (user: number, wanted: ReadonlySet<string>): Promise<void> =>
  deleteWhere((key) => key.startsWith(prefixOf(user)) && !wanted.has(key.slice(prefixOf(user).length)));

/** Deletes what this device keeps for every account but this one; for all accounts if it's null. */
export const forgetKept = (except: number | null): Promise<void> => deleteWhere((key) => except === null || !key.startsWith(prefixOf(except)));
