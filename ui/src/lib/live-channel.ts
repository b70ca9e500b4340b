// The live channel: a WebSocket that names what changed. It carries ids only; the data comes from the API.
//
// A phone in a tunnel, or a box on the way that forgot the connection, leaves a socket open that passes nothing. So the server
// sends a beat every 20 seconds, and this page asks for one whenever it's looked at again: a line without frames is dropped.

import type { LiveKind } from './api';
import { reportTyping, setLine, type Typing } from './live';

/** A frame from the server: the connection is ready, events may be missing, it's alive, or something changed. */
type Frame =
  | Typing
  | { type: 'presence'; user: number; online: boolean }
  | { type: 'beat' }
  | { id: number; type: 'ready' | 'reset' }
  | { id: number; type: LiveKind; subject: string; version: number };

/** What changed; someone’s coming and going has no id, because it isn't stored. */
export type Change = LiveKind | 'presence';

interface Options {
  /** The newest event that the page's data includes. */
  since: number | null;
  /** Whose page it is: the server refuses anyone else. */
  account: number;
  /** Something changed; kinds that come together are reported together. */
  onChanges: (kinds: ReadonlySet<Change>) => void;
  /** Anything may have changed. */
  onReset: () => void;
  /** The session ended or was renewed. Resolves to whether the person is still signed in. */
  isSignedIn: () => Promise<boolean>;
}

/** Close codes: the browser's own for a lost connection, then the server's. */
const noAnswer = 1006;
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
/** How long a line may be silent: three beats. */
const longestSilence = 60_000;
/** How long the answer to a question may take. */
const answerTime = 3_000;
/** How long opening a connection may take. */
const openTime = 15_000;
/** These events say that someone may be looking again. */
const wakeEvents = ['online', 'pageshow', 'focus'] as const;

/** Opens the channel and keeps it open. Returns a function that closes it. */
export function startLive({ since, account, onChanges, onReset, isSignedIn }: Options): () => void {
  let socket: WebSocket | null = null;
  let last = since;
  let failures = 0;
  let stopped = false;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
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

  const send = (frame: unknown) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  /** Reports what a visible window has shown, so that the server sends no push about it. */
  const acknowledge = () => {
    ackTimer = undefined;
    if (document.visibilityState !== 'visible' || socket?.readyState !== WebSocket.OPEN || last === null || last <= acked) return;
    acked = last;
    send({ ack: last });
  };

  const receive = (frame: Frame) => {
    if (frame.type === 'reset') {
      last = frame.id;
      onReset();
    } else if (frame.type === 'ready') {
      // Missed events follow, so only a page that has seen none starts here.
      last ??= frame.id;
    } else if (frame.type === 'typing') {
      reportTyping(frame);
    } else if (frame.type === 'presence') {
      note('presence');
    } else if (frame.type !== 'beat') {
      last = frame.id;
      note(frame.type);
      ackTimer ??= setTimeout(acknowledge, ackDelay);
    }
  };

  /** Gives the line some time to pass a frame, and drops it otherwise. */
  const expectFrame = (within: number) => {
    clearTimeout(silence);
    silence = setTimeout(drop, within);
  };
  const drop = () => {
    const dead = socket;
    const wasOpen = dead?.readyState === WebSocket.OPEN;
    // A socket on a dead line would stay "closing" for minutes, so nobody waits for it.
    socket = null;
    isAsking = false;
    dead?.close();
    setLine('lost');
    if (wasOpen) connect();
    else void closed(noAnswer);
  };

  const reopen = (pause: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(connect, pause);
  };

  const closed = async (code: number) => {
    setLine('lost');
    clearTimeout(silence);
    socket = null;
    isAsking = false;
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
    url.searchParams.set('account', String(account));
    const next = new WebSocket(url);
    socket = next;
    expectFrame(openTime);
    next.onmessage = ({ data }) => {
      if (socket !== next) return;
      failures = 0;
      isAsking = false;
      setLine('open');
      expectFrame(longestSilence);
      receive(JSON.parse(String(data)) as Frame);
    };
    next.onclose = ({ code }) => {
      if (socket === next) void closed(code);
    };
  };

  const wake = () => {
    if (socket === null) reopen(Math.random() * firstPause);
    // A question that waits for its answer isn't given more time by the next one.
    else if (socket.readyState === WebSocket.OPEN && !isAsking) {
      isAsking = true;
      send('check');
      expectFrame(answerTime);
    }
    ackTimer ??= setTimeout(acknowledge, ackDelay);
  };
  const becomeVisible = () => document.visibilityState === 'visible' && wake();
  for (const name of wakeEvents) addEventListener(name, wake);
  document.addEventListener('visibilitychange', becomeVisible);
  setLine('starting', send);
  connect();

  return () => {
    stopped = true;
    setLine('lost', () => {});
    clearTimeout(timer);
    clearTimeout(ackTimer);
    clearTimeout(silence);
    for (const name of wakeEvents) removeEventListener(name, wake);
    document.removeEventListener('visibilitychange', becomeVisible);
    socket?.close();
  };
}
