import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../lib/errors';
import { createQueryClient, queryFunction } from './client';
import { pathOf } from './key';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

const hooks = () => ({ onMutationUnreachable: vi.fn(), onMutationSuccess: vi.fn(), onQueryUnreachable: vi.fn() });

function query(message: string) {
  const queryFn = vi.fn(() => Promise.reject(new Error(message)));
  const client = createQueryClient(hooks());
  const stop = new QueryObserver(client, { queryKey: ['/x'], queryFn }).subscribe(() => undefined);
  return { queryFn, client, stop };
}

function mutation(message: string) {
  const on = hooks();
  const mutationFn = vi.fn(() => Promise.reject(new Error(message)));
  const observer = new MutationObserver(createQueryClient(on), { mutationFn });
  observer.mutate().catch(() => undefined);
  return { mutationFn, on };
}

describe('queries', () => {
  it('are retried three times, after 1, 2 and 4 seconds', async () => {
    const { queryFn, stop } = query('500: broken');
    const seen: number[] = [];
    for (const wait of [0, 999, 1, 1999, 1, 3999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      seen.push(queryFn.mock.calls.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    stop();
  });

  it('aren’t tried again at once for another part of a page that shows its placeholder until they end', async () => {
    const { queryFn, client, stop } = query('404: missing');
    await vi.advanceTimersByTimeAsync(0);
    const another = () => new QueryObserver(client, { queryKey: ['/x'], queryFn }).subscribe(() => undefined);
    const stops = [another()];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    stops.push(another());
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    stops.push(another());
    expect(queryFn).toHaveBeenCalledTimes(3);
    for (const end of [stop, ...stops]) end();
  });

  it('are fetched once: no refetch on focus, reconnect or mount', async () => {
    const queryFn = vi.fn(() => Promise.resolve('here'));
    const client = createQueryClient(hooks());
    client.mount();
    const read = () => new QueryObserver(client, { queryKey: ['/x'], queryFn }).subscribe(() => undefined);
    const stops = [read()];
    await vi.advanceTimersByTimeAsync(3_600_000);
    for (const on of [false, true]) {
      focusManager.setFocused(on);
      onlineManager.setOnline(on);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    stops.push(read());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    client.unmount();
  });

  it('cap the delay at 30 seconds, are never stale, and are not refetched', () => {
    const queries = createQueryClient(hooks()).getDefaultOptions().queries;
    const delay = queries?.retryDelay as (attempt: number) => number;
    expect([4, 5, 12].map(delay)).toEqual([16_000, 30_000, 30_000]);
    expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false });
    expect(queries?.refetchInterval).toBeUndefined();
  });

  it.each(['401: no', '403: no', '404: no'])('are not retried after %s', async (message) => {
    const { queryFn, stop } = query(message);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('mutations', () => {
  it('are retried twice, a second apart', async () => {
    const { mutationFn } = mutation('500: broken');
    const seen: number[] = [];
    for (const wait of [0, 999, 1, 999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      seen.push(mutationFn.mock.calls.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are not retried when the message contains a 4', async () => {
    const { mutationFn, on } = mutation('422: look again');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
    expect(on.onMutationUnreachable).not.toHaveBeenCalled();
  });

  it.each(['Failed to fetch', 'Network error', 'timeout', 'Connection lost'])('report a lost connection after "%s"', async (message) => {
    const { mutationFn, on } = mutation(message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(mutationFn).toHaveBeenCalledTimes(3);
    expect(on.onMutationUnreachable).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalled();
  });
});

describe('a session that may have ended', () => {
  /** Returns the user after a mutation failed, with the user that the server then knows. */
  const fail = async (body: string, known: unknown) => {
    const client = createQueryClient(hooks());
    const queryKey = ['/api/auth/user'];
    client.setQueryData(queryKey, { id: 1 });
    vi.stubGlobal('fetch', async () => (known ? new Response(JSON.stringify(known)) : new Response('no', { status: 401 })));
    const mutationFn = () => Promise.reject(new ApiError(401, body, 'Unauthorized'));
    await new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    return client.getQueryData(queryKey);
  };

  it("shows every page's signed-out view if it has", async () => expect(await fail('{"code":"unauthorized"}', null)).toBeNull());
  it('stays if another tab renewed it', async () => expect(await fail('{"code":"unauthorized"}', { id: 1 })).toEqual({ id: 1 }));
  it('gets what was refused meanwhile, but does not ask for ever', async () => {
    const client = createQueryClient(hooks());
    client.setQueryData(['/api/auth/user'], { id: 1 });
    let refusals = 1;
    const asked = vi.fn(async (path: string) => {
      if (path === '/api/auth/user') return new Response('{"id":1}');
      return refusals-- > 0 ? new Response('no', { status: 401 }) : new Response('[7]');
    });
    vi.stubGlobal('fetch', asked);
    const observe = (queryKey: string[]) => {
      const observer = new QueryObserver(client, { queryKey });
      onTestFinished(observer.subscribe(() => undefined));
      return observer;
    };
    const timer = observe(['/api/timer']);
    await vi.advanceTimersByTimeAsync(100);
    expect(timer.getCurrentResult().data).toEqual([7]);

    refusals = 100;
    observe(['/api/saved']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.filter(([path]) => path === '/api/saved')).toHaveLength(3);
  });
  it('is not a wrong password', async () => expect(await fail('{"code":"wrong_credentials"}', null)).toEqual({ id: 1 }));
});

describe('the query function', () => {
  it('returns null for a 401 only where requested', async () => {
    const answers = [401, 401, 500];
    vi.stubGlobal('fetch', async () => new Response('no', { status: answers.shift() ?? 200 }));
    await expect(queryFunction('null')({ queryKey: ['/api/auth/user'] })).resolves.toBeNull();
    await expect(queryFunction('throw')({ queryKey: ['/api/auth/user'] })).rejects.toThrow('401');
    await expect(queryFunction('null')({ queryKey: ['/api/auth/user'] })).rejects.toThrow('500');
  });

  it('joins the parts of a key and appends its parameters', () => {
    expect(pathOf(['/api/jobs', { query: 'line cook', sort: 'best' }])).toBe('/api/jobs?query=line+cook&sort=best');
    expect(pathOf(['/api/jobs', '17', 'applications'])).toBe('/api/jobs/17/applications');
    expect(pathOf(['/api/site'])).toBe('/api/site');
  });
});
