import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { emit } from './emit';

function clientWith(...keys: unknown[][]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 1);
  return { client, isOld: (key: unknown[]) => client.getQueryState(key)?.isInvalidated };
}

it('invalidates everything below a path, and nothing next to it', async () => {
  const [list, one, beside] = [['/api/employers', { limit: '5' }], ['/api/employers', '7', 'members'], ['/api/employers-of-the-month']];
  const { client, isOld } = clientWith(list, one, beside);
  await emit(client, ['MembersChanged']);
  expect([list, one, beside].map(isOld)).toEqual([true, true, false]);
});

it('treats a star as one id', async () => {
  const [one, other, parent] = [
    ['/api/employers', '7', 'invitations'],
    ['/api/employers', '7', 'members'],
    ['/api/employers', '7'],
  ];
  const { client, isOld } = clientWith(one, other, parent);
  await emit(client, ['InvitationsChanged']);
  expect([one, other, parent].map(isOld)).toEqual([true, false, false]);
});

it('stops at the end of a path with a dollar sign', async () => {
  const [list, one, messages] = [
    ['/api/conversations', { filter: 'all' }],
    ['/api/conversations', '7'],
    ['/api/conversations', '7', 'messages'],
  ];
  const { client, isOld } = clientWith(list, one, messages);
  await emit(client, ['ConversationRead']);
  expect([list, one, messages].map(isOld)).toEqual([true, true, false]);
});

it('does not invalidate fresh data', async () => {
  const [job, list] = [['/api/jobs', '17'], ['/api/jobs']];
  const { client, isOld } = clientWith(job, list);
  await emit(client, ['JobChanged'], [job]);
  expect([job, list].map(isOld)).toEqual([false, true]);
});

it('lets a page that someone asked for arrive, and fetches the list again afterward', async () => {
  const client = new QueryClient();
  const key = ['/api/conversations', '7', 'messages', { limit: '30' }];
  let deliver: (page: number) => void = () => {};
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) =>
    pageParam === 0 ? 0 : await new Promise<number>((resolve) => (deliver = resolve)),
  );
  const observer = new InfiniteQueryObserver(client, {
    queryKey: key,
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual([0]));
  void observer.fetchNextPage();
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  await emit(client, ['MessageSent']);
  deliver(1);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual([0, 1]));
  await vi.waitFor(() => expect(queryFn.mock.calls.length).toBeGreaterThan(2));
  stop();
});
