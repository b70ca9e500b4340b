// Messages that this device has not sent yet, in IndexedDB: they survive a dead battery. Each account has its own.
import { createStore, del, get, type UseStore, update } from 'idb-keyval';

export interface Unsent {
  /** The message's id on this device: the server stores it once, however often it's sent. */
  clientId: string;
  conversation: number;
  text: string;
  fileTokens: string[];
  replyTo: number | null;
  /** The newest message that was on the screen when this one was written; missing in older entries. */
  seenId?: number | undefined;
  createdAt: number;
  /** Why the server refused it; null while it waits. */
  failure: string | null;
}

const keyOf = (user: number) => `outbox:${user}`;

let store: UseStore | undefined;
const db = () => {
  store ??= createStore('jobstead', 'outbox');
  return store;
};

export const readOutbox = async (user: number): Promise<Unsent[]> => (await get<Unsent[]>(keyOf(user), db())) ?? [];

/** Changes an account's unsent messages in one transaction, so that two tabs never overwrite each other. */
export const changeOutbox = (user: number, change: (all: Unsent[]) => Unsent[]): Promise<void> =>
  update<Unsent[]>(keyOf(user), (all) => change(all ?? []), db());

export const deleteOutbox = (user: number): Promise<void> => del(keyOf(user), db());
