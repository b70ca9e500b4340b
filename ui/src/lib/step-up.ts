// Entering the password again, which the server asks for before some actions. One dialog serves every request that waits.

let waiting: { answer: Promise<boolean>; settle: (entered: boolean) => void } | null = null;
const listeners = new Set<() => void>();

export const isAsking = () => waiting !== null;

export function onAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the password. Resolves to whether the server accepted it. */
export function askForPassword(): Promise<boolean> {
  if (!waiting) {
    let settle: (entered: boolean) => void = () => {};
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { answer, settle };
    for (const listener of listeners) listener();
  }
  return waiting.answer;
}

/** Ends the question: the password was accepted, or the person changed their mind. */
export function settlePassword(entered: boolean): void {
  const settled = waiting;
  if (!settled) return;
  waiting = null;
  for (const listener of listeners) listener();
  settled.settle(entered);
}
