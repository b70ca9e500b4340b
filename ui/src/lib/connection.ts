// Whether the server can be reached. The browser reports a lost network; a small request detects everything else.
import { useSyncExternalStore } from 'react';
import { reachesServer } from './http';

/** Milliseconds. */
const checkTimeout = 5_000;
const firstPause = 1_000;
const longestPause = 30_000;
const onlineInterval = 5 * 60_000;
const offlineInterval = 2 * 60_000;
const maxAttempts = 5;

interface Connection {
  online: boolean;
  /** Attempts to reconnect so far, at most five; after that, it checks every two minutes. */
  attempts: number;
}

let current: Connection = { online: navigator.onLine, attempts: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Connection): void {
  current = next;
  for (const listener of listeners) listener();
}

function next(step: () => Promise<void>, pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void step(), pause);
}

function markOnline(): void {
  if (!current.online) set({ online: true, attempts: 0 });
  next(check, onlineInterval);
}

function markOffline(): void {
  if (current.online) set({ online: false, attempts: 0 });
  next(reconnect, firstPause);
}

async function check(): Promise<void> {
  const before = current;
  const reached = await reachesServer(checkTimeout);
  // The browser has reported a change meanwhile, or another attempt is running: this result is outdated.
  if (current !== before) return;
  if (reached) markOnline();
  else markOffline();
}

/** Checks the connection right away, because a request got no response. */
export function checkNow(): void {
  if (current.online && listeners.size > 0) void check();
}

async function reconnect(): Promise<void> {
  const made = Math.min(current.attempts + 1, maxAttempts);
  if (made !== current.attempts) set({ online: false, attempts: made });
  if (await reachesServer(checkTimeout)) return markOnline();
  next(reconnect, made < maxAttempts ? Math.min(firstPause * 2 ** made, longestPause) : offlineInterval);
}

export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', markOnline);
    addEventListener('offline', markOffline);
    if (current.online) markOnline();
    else markOffline();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', markOnline);
    removeEventListener('offline', markOffline);
    clearTimeout(timer);
  };
}

export const connection = () => current;

export const useConnection = () => useSyncExternalStore(onConnection, connection);
export const useOnline = () => useConnection().online;
