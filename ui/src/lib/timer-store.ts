// Hours that this device recorded and hasn't sent yet, and the running timer, in IndexedDB: they survive a reload, a restart and a
// dead battery. Each account has its own.
import { createStore, del, get, type UseStore, update } from 'idb-keyval';
import type { TimePlace } from './api';

/** A photo of the work, hashed when it was taken. */
export interface LocalPhoto {
  blob: Blob;
  name: string;
  sha256: string;
  takenAt: number;
  /** The uploaded file; null while it waits. */
  token: string | null;
}

export interface LocalHours {
  /** Their id on this device: the server stores them once, however often they're sent. */
  clientId: string;
  contract: number;
  /** The contract's title. */
  title: string;
  startedAt: number;
  /** Null while the timer runs. */
  endedAt: number | null;
  memo: string;
  /** Whether the times were typed in. */
  manual: boolean;
  /** Whether the person confirmed that they were worked before the contract's first day. */
  confirmed?: boolean;
  place: TimePlace | null;
  photos: LocalPhoto[];
  /** Whether the server knows that the timer runs, with this memo. */
  sent: boolean;
  /** Why the server refused them; null while they wait. */
  failure: { code: string; text: string } | null;
}

/** A break: the timer goes on with the same memo. */
interface Break {
  contract: number;
  memo: string;
  since: number;
}

export interface Recorded {
  hours: LocalHours[];
  pause: Break | null;
  /** Contracts whose timer was seen here: without a signal, it can still be started. */
  known: { contract: number; title: string }[];
}

export const nothing: Recorded = { hours: [], pause: null, known: [] };

const keyOf = (user: number) => `time:${user}`;

let store: UseStore | undefined;
const db = () => {
  store ??= createStore('jobstead-time', 'hours');
  return store;
};

export const readRecorded = async (user: number): Promise<Recorded> => (await get<Recorded>(keyOf(user), db())) ?? nothing;

/** Changes what an account has recorded in one transaction, so that two tabs never overwrite each other. */
export const changeRecorded = (user: number, change: (all: Recorded) => Recorded): Promise<void> =>
  update<Recorded>(keyOf(user), (all) => change(all ?? nothing), db());

export const deleteRecorded = (user: number): Promise<void> => del(keyOf(user), db());
