// The only place that invalidates queries: it takes events, and stale.ts says which queries they make stale.
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Event, staleAfter } from './stale';

/** Whether a path covers a query key: '/api/jobs' covers everything below it, '/api/jobs$' only itself; '*' matches one segment. */
function matches(pattern: string, key: readonly unknown[]): boolean {
  const path = key
    .filter((part) => typeof part === 'string')
    .join('/')
    .split('/');
  const isExact = pattern.endsWith('$');
  const parts = (isExact ? pattern.slice(0, -1) : pattern).split('/');
  if (isExact && parts.length !== path.length) return false;
  return parts.every((part, index) => (part === '*' ? path[index] !== undefined : part === path[index]));
}

/** Invalidates the queries the events make stale and refetches those on the screen. `fresh` keys have just received their data. */
export async function emit(client: QueryClient, events: readonly Event[], fresh: readonly (readonly unknown[])[] = []): Promise<void> {
  const known = new Set(fresh.map((key) => JSON.stringify(key)));
  const patterns = new Set(events.flatMap((event): readonly string[] => staleAfter[event]));
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !known.has(JSON.stringify(queryKey)) && [...patterns].some((pattern) => matches(pattern, queryKey));
  // Don't cancel a page that someone just asked for. Fetch its list again afterward.
  const loading = client.getQueryCache().findAll({ predicate: (query) => predicate(query) && isLoadingMore(query) });
  for (const query of loading)
    void query.promise?.catch(() => undefined).then(() => client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  const others = (query: Query) => predicate(query) && !isLoadingMore(query);
  // A request that started before the change may return the old data.
  await client.cancelQueries({ predicate: others });
  await client.invalidateQueries({ predicate: others });
}

const isLoadingMore = ({ state }: Query) => state.fetchMeta?.fetchMore !== undefined;

/** Invalidates everything, because what changed is unknown. */
export const emitAll = (client: QueryClient): Promise<void> => client.invalidateQueries();

export function useEmit(): (...events: Event[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...events) => emit(client, events), [client]);
}
