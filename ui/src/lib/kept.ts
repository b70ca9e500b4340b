// Responses on this device for reading without a signal, in IndexedDB. Each account has its own.
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

export interface Kept<T = unknown> {
  /** When the server sent it, in milliseconds since the epoch. */
  at: number;
  data: T;
}

let store: UseStore | undefined;
const db = () => {
  store ??= createStore('jobstead-kept', 'responses');
  return store;
};

const prefixOf = (user: number) => `${user}:`;
const keyOf = (user: number, path: string) => prefixOf(user) + path;

export const findKept = <T>(user: number, path: string): Promise<Kept<T> | undefined> => get<Kept<T>>(keyOf(user, path), db());

export const keep = (user: number, path: string, data: unknown): Promise<void> =>
  set(keyOf(user, path), { at: Date.now(), data } satisfies Kept, db());

export const drop = (user: number, path: string): Promise<void> => del(keyOf(user, path), db());

async function deleteWhere(test: (key: string) => boolean): Promise<void> {
  await delMany((await keys<string>(db())).filter(test), db());
}

/** Deletes what is kept for an account, but for these paths. */
export const prune = (user: number, wanted: ReadonlySet<string>): Promise<void> =>
  deleteWhere((key) => key.startsWith(prefixOf(user)) && !wanted.has(key.slice(prefixOf(user).length)));

/** Deletes what this device keeps for every account but this one; for all accounts if it's null. */
export const forgetKept = (except: number | null): Promise<void> => deleteWhere((key) => except === null || !key.startsWith(prefixOf(except)));
