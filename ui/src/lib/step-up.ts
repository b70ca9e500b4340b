// Entering the password again: before some actions, and after the session has ended. One dialog over the page serves every
// request that waits, so that what was typed stays.
import { readStored, removeStored } from './storage';

/** What the password is for: an action that needs it, or a new session. */
export type Reason = 'confirm' | 'sign-in';

let waiting: { reason: Reason; answer: Promise<boolean>; settle: (entered: boolean) => void } | null = null;
const listeners = new Set<() => void>();

/** Returns what the password is being asked for; null if it isn't. */
export const askingFor = () => waiting?.reason ?? null;

export function onAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the password. Resolves to whether the server accepted it. */
export function askForPassword(reason: Reason): Promise<boolean> {
  if (!waiting) {
    let settle: (entered: boolean) => void = () => {};
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { reason, answer, settle };
    for (const listener of listeners) listener();
  }
  return waiting.answer;
}

/** Asks for it because the session has ended, unless the person signed out, here or in another tab. */
export async function askToSignIn(): Promise<boolean> {
  return readStored('signed-in') !== null && (await askForPassword('sign-in'));
}

/** Ends the question: the password was accepted, or the person changed their mind. */
export function settlePassword(entered: boolean): void {
  const settled = waiting;
  if (!settled) return;
  waiting = null;
  // Otherwise the next request would ask again.
  if (!entered && settled.reason === 'sign-in') removeStored('signed-in');
  for (const listener of listeners) listener();
  settled.settle(entered);
}
