// The live channel: a WebSocket that names what changed. It carries ids only; the data comes from the API.

import type { LiveKind } from './api';

/** A frame from the server: the connection is ready, events may be missing, or something changed. */
type Frame =
  | Typing
  | { type: 'presence'; user: number; online: boolean }
  | { id: number; type: 'ready' | 'reset' }
  | { id: number; type: LiveKind; subject: string; version: number };

/** What changed; someone’s coming and going has no id, because it isn't stored. */
export type Change = LiveKind | 'presence';

/** Someone is typing in a conversation. */
export interface Typing {
  type: 'typing';
  conversation: number;
  user: number;
}

interface Options {
  /** The newest event that the page's data includes. */
  since: number | null;
  /** Something changed; kinds that come together are reported together. */
  onChanges: (kinds: ReadonlySet<Change>) => void;
  /** Anything may have changed. */
  onReset: () => void;
  /** The session ended or was renewed. Resolves to whether the person is still signed in. */
  isSignedIn: () => Promise<boolean>;
}

/** Close codes of the server. */
const misused = 1008;
const restarting = 1012;
const sessionEnded = 4001;
const rightsRemoved = 4003;

/** Milliseconds. */
const batchDelay = 50;
const ackDelay = 1_000;
const firstPause = 1_000;
const longestPause = 60_000;
const restartSpread = 30_000;
/** The server pings every 25 seconds, but pages can't see pings. These events reveal a connection that died unnoticed. */
const wakeEvents = ['online', 'pageshow', 'focus'] as const;

let open = false;
let send: (frame: object) => void = () => {};
const typingListeners = new Set<(typing: Typing) => void>();

/** Whether the channel is open, so that this page needn't poll. */
export const isLive = () => open;

/** Shows the other members of a conversation that the person is typing. */
export const sendTyping = (conversation: number) => send({ typing: conversation });

/** Calls back when someone is typing. Returns a function that stops it. */
export function onTyping(listener: (typing: Typing) => void): () => void {
  typingListeners.add(listener);
  return () => void typingListeners.delete(listener);
}

/** Opens the channel and keeps it open. Returns a function that closes it. */
export function startLive({ since, onChanges, onReset, isSignedIn }: Options): () => void {
  let socket: WebSocket | null = null;
  let last = since;
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = new Set<Change>();
  let acked = since ?? 0;
  let ackTimer: ReturnType<typeof setTimeout> | undefined;

  const note = (kind: Change) => {
    if (changed.size === 0) setTimeout(flush, batchDelay);
    changed.add(kind);
  };
  const flush = () => {
    const kinds = changed;
    changed = new Set();
    onChanges(kinds);
  };

  /** Reports what a visible window has shown, so that the server sends no push about it. */
  const acknowledge = () => {
    ackTimer = undefined;
    if (document.visibilityState !== 'visible' || socket?.readyState !== WebSocket.OPEN || last === null || last <= acked) return;
    acked = last;
    socket.send(JSON.stringify({ ack: last }));
  };

  const receive = (frame: Frame) => {
    if (frame.type === 'reset') {
      last = frame.id;
      onReset();
    } else if (frame.type === 'ready') {
      // Missed events follow, so only a page that has seen none starts here.
      last ??= frame.id;
    } else if (frame.type === 'typing') {
      for (const listener of typingListeners) listener(frame);
    } else if (frame.type === 'presence') {
      note('presence');
    } else {
      last = frame.id;
      note(frame.type);
      ackTimer ??= setTimeout(acknowledge, ackDelay);
    }
  };

  const reopen = (pause: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(connect, pause);
  };

  const closed = async (code: number) => {
    open = false;
    socket = null;
    if (stopped) return;
    if (code === sessionEnded && !(await isSignedIn())) return;
    if (code === rightsRemoved) onReset();
    failures += 1;
    // After a restart, clients reconnect at random times so that the server isn't flooded.
    if (code === restarting) reopen(Math.random() * restartSpread);
    else if (code === misused) reopen(longestPause);
    else reopen(Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.5 + Math.random() / 2));
  };

  const connect = () => {
    clearTimeout(timer);
    const url = new URL('/api/live', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (last !== null) url.searchParams.set('since', String(last));
    const next = new WebSocket(url);
    socket = next;
    next.onopen = () => {
      open = true;
      failures = 0;
    };
    next.onmessage = ({ data }) => receive(JSON.parse(String(data)) as Frame);
    next.onclose = ({ code }) => {
      if (socket === next) void closed(code);
    };
  };

  send = (frame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const wake = () => {
    if (socket === null) reopen(Math.random() * firstPause);
    ackTimer ??= setTimeout(acknowledge, ackDelay);
  };
  const becomeVisible = () => document.visibilityState === 'visible' && wake();
  for (const name of wakeEvents) addEventListener(name, wake);
  document.addEventListener('visibilitychange', becomeVisible);
  connect();

  return () => {
    stopped = true;
    open = false;
    send = () => {};
    clearTimeout(timer);
    clearTimeout(ackTimer);
    for (const name of wakeEvents) removeEventListener(name, wake);
    document.removeEventListener('visibilitychange', becomeVisible);
    socket?.close();
  };
}
