// The message that the person is about to answer, shared by its menu and the field below the thread.
import { useSyncExternalStore } from 'react';
import type { Message } from '../../lib/api';

let current: { conversation: number; message: Message } | null = null;
const listeners = new Set<() => void>();

export function replyTo(conversation: number, message: Message | null): void {
  current = message && { conversation, message };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useReply(conversation: number): Message | null {
  const found = useSyncExternalStore(subscribe, () => current);
  return found?.conversation === conversation ? found.message : null;
}
