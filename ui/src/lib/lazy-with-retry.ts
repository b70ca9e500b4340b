// Loads the code of a page. Browsers remember an import that failed for as long as the page lives, so trying again means loading
// the page again: once, as soon as there is a line. Then the code that a new version brought has its new name as well.
import { reachesServer } from './http';
import { readStored, writeStored } from './storage';

/** Milliseconds. A signal that was lost for a moment is often back after one of these. */
const pauses = [0, 600, 1_200];
const checkTimeout = 5_000;
const onceIn = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const flag = 'reloaded-for-code';

async function hasLine(): Promise<boolean> {
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
    // Code that a reload did not bring comes with none: other parts may well load, so a success says nothing.
    if (Date.now() - (readStored<number>(flag, 'session') ?? 0) < onceIn || !(await hasLine())) throw error;
    if (!writeStored(flag, Date.now(), 'session')) throw error;
    reload();
    await pause(10_000);
    throw error;
  }
}
