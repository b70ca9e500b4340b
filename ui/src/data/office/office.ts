import { useQuery } from '@tanstack/react-query';
import type { Office, Queue } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

const minute = 60_000;

/** What waits in the office, refetched when a page of it opens, when the tab comes to the front, and once a minute while it is there. */
export const useOffice = () =>
  useQuery<Office>({ queryKey: keyOf(['/api/admin/office']), refetchOnWindowFocus: 'always', refetchInterval: minute, ...changedByOthers });

/** The number of things in some of the queues. */
export const waitingIn = (office: Office | undefined, queues: readonly Queue[]): number =>
  office?.queues.reduce((sum, { queue, count }) => sum + (queues.includes(queue) ? count : 0), 0) ?? 0;

/** How many entries a list of the office has in a state, for its tab; null until that's known. */
export function useListTotal(): (list: string, state: string) => { count: number | null } {
  const { data } = useOffice();
  return (list, state) => ({ count: data ? (data.totals.find((one) => one.list === list && one.state === state)?.total ?? 0) : null });
}
