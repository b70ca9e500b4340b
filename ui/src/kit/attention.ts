// Components that need an answer, such as an offer or a form someone fills in. The tour and the motivation card wait while one is on
// the screen.
import { useEffect } from 'react';

let claims = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  claims += change;
  for (const listener of listeners) listener();
}

/** Marks the component as something that needs the person's attention as long as it's on the screen. */
export function useAttention(needed = true): void {
  useEffect(() => {
    if (!needed) return;
    add(1);
    return () => add(-1);
  }, [needed]);
}

export function onAttention(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const needsAttention = () => claims > 0;
