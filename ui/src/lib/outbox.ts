// Messages that this device has not sent yet, in IndexedDB: they survive a dead battery. Each account has its own.
import { createStore, delMany, entries, get, type UseStore, update } from 'idb-keyval';
import type { FileKind, StoredFile } from './api';
import { randomId } from './random-id';

/** A picture, a voice note or a document of a message that waits. */
export interface HeldFile {
  /** The idempotency key of its upload: the server stores it once, however often it's sent. */
  key: string;
  kind: FileKind;
  name: string;
  /** Null for a file that the server has, of a scheduled message that is edited. */
  blob: Blob | null;
  /** In milliseconds; null for what isn't a voice note. */
  duration: number | null;
  /** What the server calls it; null until it has it. */
  token: string | null;
}

/** Returns a file that waits for its message. */
export const held = (kind: FileKind, name: string, blob: Blob, duration: number | null = null): HeldFile => ({
  key: randomId(),
  kind,
  name,
  blob,
  duration,
  token: null,
});

/** Returns a file that the server has, for another message. */
export const stored = ({ kind, name, duration, token }: StoredFile): HeldFile => ({ key: randomId(), kind, name, blob: null, duration, token });

export interface Unsent {
  /** The message's id on this device: the server stores it once, however often it's sent. */
  clientId: string;
  conversation: number;
  /** Who it's for. */
  to: string;
  text: string;
  files: HeldFile[];
  replyTo: number | null;
  /** The newest message that was on the screen when this one was written. */
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

/** An older version stored neither files nor whom a message is for. */
const complete = (all: Unsent[] | undefined): Unsent[] => (all ?? []).map((one) => ({ ...one, to: one.to ?? '', files: one.files ?? [] }));

export const readOutbox = async (user: number): Promise<Unsent[]> => complete(await get<Unsent[]>(keyOf(user), db()));

/** Changes an account's unsent messages in one transaction, so that two tabs never overwrite each other. */
export const changeOutbox = (user: number, change: (all: Unsent[]) => Unsent[]): Promise<void> =>
  update<Unsent[]>(keyOf(user), (all) => change(complete(all)), db());

/** Deletes the unsent messages of everyone but one account; null for everyone. Returns how many there were. */
export async function forgetOutboxes(except: number | null): Promise<number> {
  const own = except === null ? null : keyOf(except);
  const others = (await entries<string, Unsent[]>(db())).filter(([key]) => key !== own);
  await delMany(
    others.map(([key]) => key),
    db(),
  );
  return others.reduce((sum, [, all]) => sum + all.length, 0);
}
