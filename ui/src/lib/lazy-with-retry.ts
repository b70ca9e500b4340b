// Loads a page's code. Browsers cache a failed import for the life of the page, so retrying means reloading: once, as soon as the
// connection is back. A reload also picks up the file names of a new version.
import { reachesServer } from './http';
import { readStored, writeStored } from './storage';
import { UnreachableError } from './unreachable-error';

/** Milliseconds to wait before each connection check. A lost signal is often back after one of these. */
const pauses = [0, 600, 1_200];
const checkTimeout = 5_000;
const reloadCooldown = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const reloadedKey = 'reloaded-for-code';

async function waitForConnection(): Promise<boolean> {
  for (const ms of pauses) {
    await pause(ms);
    if (await reachesServer(checkTimeout)) return true;
  }
  return false;
}

export async function loadWithRetry<T>(load: () => Promise<T>, reload: () => void = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Reload at most once a minute. Other code that loads in between does not reset this: it proves nothing about the missing
    // code.
    if (Date.now() - (readStored<number>(reloadedKey, 'session') ?? 0) < reloadCooldown) {
      throw (await reachesServer(checkTimeout)) ? error : new UnreachableError(error);
    }
    if (!(await waitForConnection())) throw new UnreachableError(error);
    if (!writeStored(reloadedKey, Date.now(), 'session')) throw error;
    reload();
    await pause(10_000);
    throw error;
  }
}
