// A mutation that names the events it causes; stale.ts decides what is refetched.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/errors';
import { type ActionState, useAction } from '../lib/use-action';
import { emit } from './emit';
import type { Event } from './stale';

interface Change<V, D> {
  run: (input: V, idempotencyKey: string) => Promise<D>;
  events: readonly Event[] | ((input: V) => readonly Event[]);
  /** Query data contained in the response: it is cached and not refetched. */
  cacheUpdates?: (done: D, input: V) => readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Whether onDone waits until the refetch is done, for screens where a list offers the next step. */
  waitForRefetch?: boolean;
  onDone?: (done: D, input: V) => void;
  onFail?: (error: unknown, input: V) => void;
  once?: boolean;
}

export function useChange<V, D>({ run, events, cacheUpdates, waitForRefetch = false, onDone, onFail, once = false }: Change<V, D>): ActionState<V> {
  const client = useQueryClient();
  const eventsOf = (input: V) => (typeof events === 'function' ? events(input) : events);
  return useAction<V, D>({
    run,
    once,
    onDone: async (done, input) => {
      const updates = cacheUpdates?.(done, input) ?? [];
      for (const [queryKey, answer] of updates) {
        await client.cancelQueries({ queryKey, exact: true });
        client.setQueryData(queryKey, answer);
      }
      const current = emit(
        client,
        eventsOf(input),
        updates.map(([key]) => key),
      );
      if (waitForRefetch) await current;
      onDone?.(done, input);
    },
    onFail: (error, input) => {
      // Someone else changed it first: show the current state.
      if (error instanceof ApiError && error.status === 409) void emit(client, eventsOf(input));
      onFail?.(error, input);
    },
  });
}
