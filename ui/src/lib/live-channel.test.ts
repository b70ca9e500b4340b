import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLive } from './live';
import { startLive } from './live-channel';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.drop(1000);
  }
  open(frame: object) {
    this.readyState = FakeSocket.OPEN;
    this.say(frame);
  }
  say(frame: object) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  drop(code: number) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const onChanges = vi.fn();
const onReset = vi.fn();
const isSignedIn = vi.fn(async () => true);
let stop = () => {};
const start = (since: number | null) => {
  stop = startLive({ since, account: 3, onChanges, onReset, isSignedIn });
  return newest();
};
const newest = () => FakeSocket.all.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const changed = (id: number, type: string) => ({ id, type, subject: '1', version: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('resumes where the page’s data ends, and where it was after a drop', async () => {
  const first = start(7);
  expect(first.url.href).toMatch(/^ws:.*\/api\/live\?since=7&account=3$/);
  expect(isLive()).toBe(false);
  first.open({ id: 9, type: 'ready' });
  expect(isLive()).toBe(true);
  first.say(changed(9, 'job_changed'));
  first.drop(1006);
  expect(isLive()).toBe(false);
  await pass(1_000);
  expect(newest().url.searchParams.get('since')).toBe('9');
});

it('keeps its place until the missed events have come', async () => {
  const first = start(7);
  first.open({ id: 9, type: 'ready' });
  first.drop(1006);
  await pass(1_000);
  expect(newest().url.searchParams.get('since')).toBe('7');
});

it('reports what comes together as one', async () => {
  const socket = start(null);
  socket.open({ id: 5, type: 'ready' });
  socket.say(changed(6, 'application_sent'));
  socket.say(changed(7, 'application_sent'));
  socket.say(changed(8, 'notifications_changed'));
  await pass(50);
  expect(onChanges.mock.calls).toEqual([[new Set(['application_sent', 'notifications_changed'])]]);
});

it('says which event a visible window has shown, once a second at most', async () => {
  const socket = start(5);
  socket.open({ id: 5, type: 'ready' });
  socket.say(changed(6, 'job_changed'));
  socket.say(changed(7, 'job_changed'));
  await pass(1_000);
  expect(socket.sent).toEqual(['{"ack":7}']);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  socket.say(changed(8, 'job_changed'));
  await pass(1_000);
  expect(socket.sent).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_000);
  expect(socket.sent.slice(1)).toEqual(['"check"', '{"ack":8}']);
});

it('asks for everything after a reset or a lost right', async () => {
  const socket = start(5);
  socket.open({ id: 90, type: 'reset' });
  expect(onReset).toHaveBeenCalledTimes(1);
  socket.drop(4003);
  expect(onReset).toHaveBeenCalledTimes(2);
  await pass(1_000);
  expect(newest().url.searchParams.get('since')).toBe('90');
});

it('waits longer after each failure, and comes back at once with the network', async () => {
  start(null).drop(1006);
  for (const pause of [1_000, 2_000, 4_000]) {
    const count = FakeSocket.all.length;
    await pass(pause - 1);
    expect(FakeSocket.all).toHaveLength(count);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(count + 1);
    newest().drop(1006);
  }
  const count = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(count + 1);
});

it('spreads the return after a restart over half a minute', async () => {
  start(null).drop(1012);
  await pass(29_999);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.all).toHaveLength(2);
});

it('stays closed when the session has ended, and comes back when it was renewed', async () => {
  start(null).drop(4001);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  isSignedIn.mockResolvedValueOnce(false);
  newest().drop(4001);
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('opens nothing after it was stopped', async () => {
  const socket = start(null);
  socket.open({ id: 5, type: 'ready' });
  stop();
  expect(isLive()).toBe(false);
  await pass(60_000);
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('reports that someone came or went, without moving on', async () => {
  const first = start(7);
  first.open({ id: 7, type: 'ready' });
  first.say({ type: 'presence', user: 3, online: true });
  await pass(50);
  expect(onChanges).toHaveBeenCalledWith(new Set(['presence']));
  first.drop(1006);
  await pass(1_000);
  expect(newest().url.searchParams.get('since')).toBe('7');
});

it('drops a line that has been silent for a minute, and comes back where it was', async () => {
  const first = start(7);
  first.open({ id: 9, type: 'ready' });
  first.say(changed(9, 'job_changed'));
  await pass(59_999);
  first.say({ type: 'beat' });
  await pass(59_999);
  expect(isLive()).toBe(true);
  await pass(1);
  expect(isLive()).toBe(false);
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().url.searchParams.get('since')).toBe('9');
  // What the dead line still says, or its end, no longer counts.
  first.say(changed(10, 'job_changed'));
  first.drop(1006);
  expect(isLive()).toBe(false);
  newest().open({ id: 10, type: 'ready' });
  expect(isLive()).toBe(true);
});

it.each(['focus', 'online', 'pageshow'])('asks for a beat on %s, and drops the line after three seconds without one', async (event) => {
  const first = start(7);
  first.open({ id: 9, type: 'ready' });
  dispatchEvent(new Event(event));
  expect(first.sent).toEqual(['"check"']);
  first.say({ type: 'beat' });
  await pass(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new Event(event));
  await pass(2_000);
  dispatchEvent(new Event(event));
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('gives up on a connection that never opens, and waits longer each time', async () => {
  start(7);
  await pass(15_000 + 999);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.all).toHaveLength(2);
  await pass(15_000 + 1_999);
  expect(FakeSocket.all).toHaveLength(2);
  await pass(1);
  expect(FakeSocket.all).toHaveLength(3);
});
