// What pages know of the live channel. The channel itself loads later, and only for people who are signed in: live-channel.ts.
import { useSyncExternalStore } from 'react';

/** Someone is typing in a conversation. */
export interface Typing {
  type: 'typing';
  conversation: number;
  user: number;
}

/** Opening for the first time, open, or lost and being opened again. */
export type Line = 'starting' | 'open' | 'lost';

let line: Line = 'starting';
let send: (frame: unknown) => void = () => {};
const lineListeners = new Set<() => void>();
const typingListeners = new Set<(typing: Typing) => void>();

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the channel works, so that this page needn't poll. */
export const isLive = () => line === 'open';

const current = () => line;
const onLine = (listener: () => void) => listen(lineListeners, listener);

/** How the channel is doing. */
export const useLine = (): Line => useSyncExternalStore(onLine, current);

/** Reports how the channel is doing, and how to send a frame. */
export function setLine(next: Line, sender: (frame: unknown) => void = send): void {
  send = sender;
  if (line === next) return;
  line = next;
  for (const listener of lineListeners) listener();
}

/** Shows the other members of a conversation that the person is typing. */
export const sendTyping = (conversation: number) => send({ typing: conversation });

/** Calls back when someone is typing. Returns a function that stops it. */
export const onTyping = (listener: (typing: Typing) => void) => listen(typingListeners, listener);

export function reportTyping(typing: Typing): void {
  for (const listener of typingListeners) listener(typing);
}
