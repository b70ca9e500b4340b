// Sends the messages that wait on this device: in order, one at a time, and each once.
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Message } from '../../lib/api';
import { ApiError, isNetworkError } from '../../lib/errors';
import { request } from '../../lib/http';
import { changeOutbox, type HeldFile, isOutboxStored, readOutbox, type Unsent } from '../../lib/outbox';
import { randomId } from '../../lib/random-id';
import { emit } from '../emit';
import { tokenOf } from '../files/store';

/** Milliseconds. */
const firstPause = 1_000;
const longestPause = 60_000;

let shown: readonly Unsent[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells the other tabs, which show the same messages. */
const tabs = new BroadcastChannel('outbox');

async function read(user: number): Promise<void> {
  shown = await readOutbox(user);
  for (const listener of listeners) listener();
}

async function show(user: number): Promise<void> {
  await read(user);
  tabs.postMessage(user);
}

const path = ({ conversation }: Unsent) => `/api/conversations/${conversation}/messages`;

const changeOne = (user: number, clientId: string, change: (one: Unsent) => Unsent) =>
  changeOutbox(user, (all) => all.map((one) => (one.clientId === clientId ? change(one) : one)));

/** Sends a message's files, then the message. Each upload is noted, so a lost connection costs at most one file. */
async function send(user: number, message: Unsent): Promise<Message> {
  const { clientId, text, files, replyTo, seenId } = message;
  const fileTokens: string[] = [];
  for (const file of files) {
    const token = await tokenOf(file);
    fileTokens.push(token);
    if (file.token === null)
      await changeOne(user, clientId, (one) => ({ ...one, files: one.files.map((other) => (other.key === file.key ? { ...other, token } : other)) }));
  }
  return request<Message>('POST', path(message), { body: { clientId, text, fileTokens, replyTo, seenId }, idempotencyKey: clientId });
}

/** Whether the server may accept it later: it can't be reached, is busy, or asks to wait or to sign in. */
const mayPass = (error: unknown) =>
  isNetworkError(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends what waits. Only one tab does at a time; the others see the result. */
async function flush(client: QueryClient, user: number): Promise<void> {
  clearTimeout(timer);
  const run = () => sendAll(client, user);
  const done = navigator.locks ? await navigator.locks.request(`outbox:${user}`, run) : await run();
  failures = done ? 0 : failures + 1;
  if (!done) timer = setTimeout(() => void flush(client, user), Math.min(firstPause * 2 ** (failures - 1), longestPause));
}

/** Returns false if something has to wait. */
async function sendAll(client: QueryClient, user: number): Promise<boolean> {
  for (;;) {
    const next = (await readOutbox(user)).find((message) => message.failure === null);
    // The store may answer later, with messages that wait since the last time.
    if (!next) return isOutboxStored();
    try {
      await send(user, next);
      await changeOutbox(user, (all) => all.filter(({ clientId }) => clientId !== next.clientId));
      await emit(client, ['MessageSent']);
    } catch (error) {
      if (mayPass(error)) return false;
      const failure = error instanceof ApiError ? error.fields[0]?.message || error.detail : String(error);
      await changeOne(user, next.clientId, (one) => ({ ...one, failure }));
    } finally {
      await show(user);
    }
  }
}

export type NewMessage = Pick<Unsent, 'conversation' | 'to' | 'text' | 'files' | 'replyTo' | 'seenId'>;

/** Puts a message in the queue and begins to send. */
export async function enqueue(client: QueryClient, user: number, message: NewMessage): Promise<void> {
  const unsent = { ...message, clientId: randomId(), createdAt: Date.now(), failure: null };
  await changeOutbox(user, (all) => [...all, unsent]);
  await show(user);
  void flush(client, user);
}

const again = (file: HeldFile): HeldFile => (file.blob ? { ...file, token: null, key: randomId() } : file);

/** Sends a message that failed again, its files included: the server deletes files that no message came for. */
export async function retry(client: QueryClient, user: number, clientId: string): Promise<void> {
  await changeOne(user, clientId, (one) => ({ ...one, failure: null, files: one.files.map(again) }));
  await show(user);
  void flush(client, user);
}

export async function discard(user: number, clientId: string): Promise<void> {
  await changeOutbox(user, (all) => all.filter((one) => one.clientId !== clientId));
  await show(user);
}

/** The messages that wait on this device. */
export const useAllUnsent = (): readonly Unsent[] => useSyncExternalStore(subscribe, () => shown);

/** The messages of a conversation that wait on this device. */
export const useUnsent = (conversation: number): Unsent[] => useAllUnsent().filter((message) => message.conversation === conversation);

/** Whether this device could store the messages that wait; if not, they’re lost when the page is closed. */
export const useIsOutboxStored = (): boolean => useSyncExternalStore(subscribe, isOutboxStored);

/** Sends what waits whenever there may be a connection. */
export function useOutbox(client: QueryClient, user: number): void {
  useEffect(() => {
    const wake = () => void flush(client, user);
    void read(user).then(wake);
    const readAgain = ({ data }: MessageEvent<number>) => data === user && void read(user);
    tabs.addEventListener('message', readAgain);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      tabs.removeEventListener('message', readAgain);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(timer);
    };
  }, [client, user]);
}
