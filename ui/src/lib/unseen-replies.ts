// How many of the office's replies in the support chat haven't been seen. The chat knows, and the navigation shows it where the chat
// has no button of its own.
import { useSyncExternalStore } from 'react';

let unseen = 0;
const listeners = new Set<() => void>();

export function setUnseenReplies(count: number): void {
  unseen = count;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnseenReplies = () => useSyncExternalStore(onChange, () => unseen);
