// The only place that invalidates queries: an event goes in, and stale.ts says which answers are old.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Event, stale } from './stale';

/** '/api/jobs' covers everything below it; '*' stands for one segment. */
function covers(prefix: string, key: readonly unknown[]): boolean {
  const path = key
    .filter((part) => typeof part === 'string')
    .join('/')
    .split('/');
  return prefix.split('/').every((part, index) => (part === '*' ? path[index] !== undefined : part === path[index]));
}

/** Marks as old what the events changed and reads again what is on the screen; `fresh` are keys whose answers just arrived. */
export async function emit(client: QueryClient, events: readonly Event[], fresh: readonly (readonly unknown[])[] = []): Promise<void> {
  const known = new Set(fresh.map((key) => JSON.stringify(key)));
  const prefixes = new Set(events.flatMap((event): readonly string[] => stale[event]));
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !known.has(JSON.stringify(queryKey)) && [...prefixes].some((prefix) => covers(prefix, queryKey));
  // A read that began before the change may answer with what was there before it.
  await client.cancelQueries({ predicate });
  await client.invalidateQueries({ predicate });
}

export function useEmit(): (...events: Event[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...events) => emit(client, events), [client]);
}
