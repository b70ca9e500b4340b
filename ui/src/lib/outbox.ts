// Messages that this device has not sent yet, in IndexedDB: they survive a dead battery. Each account has its own.
import type { FileKind, StoredFile } from './api';
import { deviceValues, mergeById, openStore } from './device-store';
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

const values = deviceValues<Unsent[]>(openStore('jobstead', 'outbox'), [], mergeById);

/** An older version stored neither files nor whom a message is for. */
const complete = (all: Unsent[]): Unsent[] => all.map((one) => ({ ...one, to: one.to ?? '', files: one.files ?? [] }));

export const readOutbox = async (user: number): Promise<Unsent[]> => complete(await values.read(keyOf(user)));

/** Changes an account's unsent messages. */
export const changeOutbox = (user: number, change: (all: Unsent[]) => Unsent[]): Promise<void> =>
  values.change(keyOf(user), (all) => change(complete(all)));

/** Deletes the unsent messages of everyone but one account; null for everyone. Returns how many there were. */
export const forgetOutboxes = async (except: number | null): Promise<number> =>
  (await values.forget((key) => except === null || key !== keyOf(except))).flat().length;

/** Whether the device could store the messages that wait. */
export const isOutboxStored = values.isStored;
