// Sends the hours that this device recorded: in order, one at a time, and each once. What the server refuses stays, with the reason,
// until the person decides.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredFile, TimeEntry, Timer } from '../../lib/api';
import { ApiError, isNetworkError } from '../../lib/errors';
import { timeOf } from '../../lib/format';
import { request, upload } from '../../lib/http';
import { isRecordStored, type LocalHours, type LocalPhoto, type Recorded, readRecorded } from '../../lib/timer-store';
import { toast } from '../../lib/toast';
import { emit } from '../emit';
import { changedByOthers, keyOf } from '../key';
import { change, changeOne, remove, show } from './recorded';

/** Milliseconds. */
const firstPause = 1_000;
const longestPause = 60_000;

const timerKey = keyOf(['/api/timer']);

/** Whether the server may accept it later: it can't be reached, is busy, or asks to wait or to sign in. */
const mayPass = (error: unknown) =>
  isNetworkError(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

let pause: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends what waits. Only one tab does at a time. */
export async function flush(client: QueryClient, user: number): Promise<void> {
  clearTimeout(pause);
  const run = () => sendAll(client, user);
  const done = navigator.locks ? await navigator.locks.request(`time:${user}`, run) : await run();
  failures = done ? 0 : failures + 1;
  if (!done) pause = setTimeout(() => void flush(client, user), Math.min(firstPause * 2 ** (failures - 1), longestPause));
}

const waits = ({ failure, endedAt, sent }: LocalHours) => failure === null && (endedAt !== null || !sent);

/** Returns false if something has to wait. */
async function sendAll(client: QueryClient, user: number): Promise<boolean> {
  for (;;) {
    const next = (await readRecorded(user)).hours.find(waits);
    // The store may answer later, with hours that wait since the last time.
    if (!next) return isRecordStored();
    try {
      await (next.endedAt === null ? start(client, user, next) : finish(client, user, next, next.endedAt));
      void emit(client, ['ContractChanged']);
    } catch (error) {
      if (mayPass(error)) return false;
      // It was stopped elsewhere.
      if (isCode(error, 'timer_stopped')) await remove(user, next.clientId);
      else await changeOne(user, next.clientId, (one) => ({ ...one, failure: reasonOf(error) }));
    } finally {
      await show(user);
    }
  }
}

function reasonOf(error: unknown): LocalHours['failure'] {
  if (!(error instanceof ApiError)) return { code: '', text: String(error) };
  return { code: error.code, text: error.fields[0]?.message || error.detail };
}

async function start(client: QueryClient, user: number, { clientId, contract, startedAt, memo }: LocalHours): Promise<void> {
  const running = await request<Timer>('PUT', '/api/timer', { body: { clientId, contractId: contract, startedAt, memo } });
  client.setQueryData(timerKey, running);
  // The memo may have changed meanwhile.
  await changeOne(user, clientId, (one) => (one.memo === memo ? { ...one, sent: true } : one));
}

async function finish(client: QueryClient, user: number, hours: LocalHours, endedAt: number): Promise<void> {
  const { clientId, startedAt, memo, manual, confirmed = false, place } = hours;
  const photos = [];
  for (const photo of hours.photos) photos.push({ token: await tokenOf(user, clientId, photo), sha256: photo.sha256, takenAt: photo.takenAt });
  const proof = { place, photos };
  const add = () =>
    request<TimeEntry>('POST', `/api/contracts/${hours.contract}/entries`, {
      body: { clientId, startedAt, endedAt, memo, manual, confirmed, proof },
    });
  if (manual) await add();
  else {
    // The server may not know the timer, if it ran without a signal.
    const stop = request<TimeEntry>('POST', '/api/timer/stop', { body: { clientId, endedAt, memo, proof } });
    const entry = await stop.catch((error) => (isCode(error, 'no_timer') ? add() : Promise.reject(error)));
    if (entry.endedAt !== endedAt) sayStoppedBefore(entry);
    client.setQueryData<Timer | null>(timerKey, (known) => (known?.clientId === clientId ? null : known));
  }
  await remove(user, clientId);
}

/** Another device stopped the same timer first, at another time. The worker decides whether that's right. */
function sayStoppedBefore({ endedAt }: TimeEntry): void {
  const time = timeOf(endedAt);
  toast('This timer was stopped before', `Another device stopped it at ${time}. If that’s wrong, edit the hours on the contract’s page.`);
}

/** Uploads a photo, unless that was done before the signal was lost. */
async function tokenOf(user: number, clientId: string, photo: LocalPhoto): Promise<string> {
  if (photo.token) return photo.token;
  const path = `/api/files?${new URLSearchParams({ kind: 'picture', name: photo.name })}`;
  const { token } = await upload<StoredFile>(path, photo.blob, { idempotencyKey: photo.sha256, onProgress: () => undefined });
  await changeOne(user, clientId, (one) => ({
    ...one,
    photos: one.photos.map((known) => (known.sha256 === photo.sha256 ? { ...known, token } : known)),
  }));
  return token;
}

/** Takes over what the server knows: a timer that another device started, or stopped. */
export function reconcile(all: Recorded, server: Timer | null): Recorded {
  const hours = all.hours.filter((one) => one.endedAt !== null || !one.sent || one.clientId === server?.clientId);
  if (!server || hours.some(({ clientId }) => clientId === server.clientId)) return hours.length === all.hours.length ? all : { ...all, hours };
  const { clientId, contractId, title, startedAt, memo } = server;
  const other = { clientId, contract: contractId, title, startedAt, endedAt: null, memo };
  return { ...all, pause: null, hours: [...hours, { ...other, manual: false, place: null, photos: [], sent: true, failure: null }] };
}

/** Keeps the hours on this device and on the server the same, whenever there may be a connection. */
export function useTimeSync(client: QueryClient, user: number): void {
  const { data, dataUpdatedAt } = useQuery<Timer | null>({ queryKey: timerKey, ...changedByOthers });
  useEffect(() => {
    const wake = () => void flush(client, user);
    const look = () => void show(user).then(wake);
    look();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', look);
      clearTimeout(pause);
    };
  }, [client, user]);
  useEffect(() => {
    if (data === undefined || dataUpdatedAt === 0) return;
    void change(user, (all) => reconcile(all, data));
  }, [data, dataUpdatedAt, user]);
}
