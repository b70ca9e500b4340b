// Whether the server can be reached. The browser reports a lost network; a small request detects everything else.
import { useSyncExternalStore } from 'react';
import { reachesServer } from './http';

/** Milliseconds. */
const checkTimeout = 5_000;
const firstPause = 1_000;
const longestPause = 30_000;
const everyOnline = 5 * 60_000;
const everyOffline = 2 * 60_000;
const mostAttempts = 5;

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

function found(): void {
  if (!current.online) set({ online: true, attempts: 0 });
  next(look, everyOnline);
}

function lost(): void {
  if (current.online) set({ online: false, attempts: 0 });
  next(attempt, firstPause);
}

async function look(): Promise<void> {
  const before = current;
  const reached = await reachesServer(checkTimeout);
  // The browser has reported a change meanwhile, or another attempt is running: this result is outdated.
  if (current !== before) return;
  if (reached) found();
  else lost();
}

/** Checks the connection right away, because a request got no response. */
export function suspectLine(): void {
  if (current.online && listeners.size > 0) void look();
}

async function attempt(): Promise<void> {
  const made = Math.min(current.attempts + 1, mostAttempts);
  if (made !== current.attempts) set({ online: false, attempts: made });
  if (await reachesServer(checkTimeout)) return found();
  next(attempt, made < mostAttempts ? Math.min(firstPause * 2 ** made, longestPause) : everyOffline);
}

export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', found);
    addEventListener('offline', lost);
    if (current.online) found();
    else lost();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', found);
    removeEventListener('offline', lost);
    clearTimeout(timer);
  };
}

export const connection = () => current;

export const useConnection = () => useSyncExternalStore(onConnection, connection);
export const useOnline = () => useConnection().online;
