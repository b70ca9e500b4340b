// Hours that this device recorded and hasn't sent yet, and the running timer, in IndexedDB: they survive a reload, a restart and a
// dead battery. Each account has its own.
import type { TimePlace } from './api';
import { deviceValues, mergeById, openStore } from './device-store';

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

const values = deviceValues<Recorded>(openStore('jobstead-time', 'hours'), nothing, (stored, here) => ({
  ...here,
  hours: mergeById(stored.hours, here.hours),
}));

export const readRecorded = (user: number): Promise<Recorded> => values.read(keyOf(user));

export const changeRecorded = (user: number, change: (all: Recorded) => Recorded): Promise<void> => values.change(keyOf(user), change);

export const deleteRecorded = async (user: number): Promise<void> => void (await values.forget((key) => key === keyOf(user)));

/** Whether the device could store what it recorded. */
export const isRecordStored = values.isStored;
