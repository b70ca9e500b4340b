// A mutation with its idempotency key. It ignores a second tap while the first one is running.
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { KeyRing } from './idempotency';

interface Action<V, D> {
  run: (input: V, key: string) => Promise<D>;
  onDone?: (data: D, input: V) => void | Promise<void>;
  onFail?: (error: unknown, input: V) => void;
  /** Whether it's never sent twice, because the server keeps no response for its key. */
  once?: boolean;
}

interface Envelope<V> {
  input: V;
  key: string;
}

export interface ActionState<V> {
  act: (input: V) => void;
  pending: boolean;
  error: unknown;
  reset: UseMutationResult['reset'];
  /** The input being sent, to show progress on the right row. */
  input: V | undefined;
}

export function useAction<V, D>({ run, onDone, onFail, once = false }: Action<V, D>): ActionState<V> {
  const ring = useRef(new KeyRing());
  const busy = useRef(false);
  const { mutate, isPending, error, reset, variables } = useMutation<D, unknown, Envelope<V>>({
    mutationFn: ({ input, key }) => run(input, key),
    ...(once && { retry: false }),
    onSuccess: async (data, { input }) => {
      ring.current.reset();
      await onDone?.(data, input);
    },
    onError: (failure, { input }) => onFail?.(failure, input),
    onSettled: () => {
      busy.current = false;
    },
  });
  const act = useCallback(
    (input: V) => {
      if (busy.current) return;
      busy.current = true;
      mutate({ input, key: ring.current.keyFor(input) });
    },
    [mutate],
  );
  return { act, pending: isPending, error, reset, input: variables?.input };
}
