// The device's own database, IndexedDB. It may be full, switched off, or stop answering until the browser is started again, as seen
// in WebKit. Nothing waits for it longer than two seconds, and what has to survive is in memory until it can be stored.
import { createStore, delMany, entries, get, type UseStore, update } from 'idb-keyval';

/** Milliseconds. */
const limit = 2_000;

/** Opens a store whose operations end after two seconds. While one is unanswered, the others end at once. */
export function openStore(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  let unanswered = 0;
  return async (mode, use) => {
    if (unanswered > 0) throw new Error('This device’s storage doesn’t answer');
    store ??= createStore(database, name);
    const work = store(mode, use);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        unanswered += 1;
        const answered = () => {
          unanswered -= 1;
        };
        work.then(answered, answered);
        reject(new Error('This device’s storage doesn’t answer'));
      }, limit);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
}

export interface DeviceValues<T> {
  read: (key: string) => Promise<T>;
  /** Changes a value in one transaction, so that two tabs never overwrite each other. `how` may be called twice, and returns the same value to change nothing. */
  change: (key: string, how: (value: T) => T) => Promise<void>;
  /** Deletes the values whose key passes, and returns them. */
  forget: (test: (key: string) => boolean) => Promise<T[]>;
  /** Whether everything is stored on the device. If not, it's lost when the page is closed. */
  isStored: () => boolean;
}

/**
 * Values that have to survive a restart. While the store fails they're in memory, and they're moved to the store once it works:
 * `merge` adds what is in memory to what is stored.
 */
export function deviceValues<T>(store: UseStore, empty: T, merge: (stored: T, here: T) => T): DeviceValues<T> {
  const here = new Map<string, T>();
  const read = new Map<string, T>();

  async function fromStore(key: string): Promise<T> {
    const added = here.get(key);
    if (added !== undefined) {
      await update<T>(key, (stored = empty) => merge(stored, added), store);
      // It may have changed meanwhile.
      if (here.get(key) === added) here.delete(key);
    }
    const value = (await get<T>(key, store)) ?? empty;
    read.set(key, value);
    return value;
  }
  const inMemory = (key: string) => here.get(key) ?? read.get(key) ?? empty;

  async function change(key: string, how: (value: T) => T): Promise<void> {
    try {
      const known: T = await fromStore(key);
      if (how(known) === known) return;
      let changed = known;
      await update<T>(
        key,
        (stored) => {
          changed = how(stored ?? empty);
          return changed;
        },
        store,
      );
      read.set(key, changed);
    } catch (error) {
      console.warn('This device can’t store it', error);
      here.set(key, how(inMemory(key)));
    }
  }
  // In order: one that waits for the store must not undo one that came after it.
  let last = Promise.resolve();

  return {
    read: (key) => fromStore(key).catch(() => inMemory(key)),
    change: (key, how) => {
      last = last.then(() => change(key, how));
      return last;
    },
    forget: async (test) => {
      for (const key of [...here.keys(), ...read.keys()].filter(test)) {
        here.delete(key);
        read.delete(key);
      }
      const found = (await entries<string, T>(store)).filter(([key]) => test(key));
      await delMany(
        found.map(([key]) => key),
        store,
      );
      return found.map(([, value]) => value);
    },
    isStored: () => here.size === 0,
  };
}

/** Adds what only `here` has, and replaces what both have. */
export const mergeById = <T extends { clientId: string }>(stored: T[], here: T[]): T[] => [
  ...stored.filter(({ clientId }) => !here.some((one) => one.clientId === clientId)),
  ...here,
];
