import { useQueryClient } from '@tanstack/react-query';
import type { Marked } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

type Mark = { all: true } | { ids: number[]; read?: boolean };

/** Marks notifications as read, or takes it back. */
export function useMark(onDone: (marked: Marked) => void = () => undefined) {
  const client = useQueryClient();
  return useAction({
    run: (body: Mark, idempotencyKey) => request<Marked>('POST', '/api/notifications/read', { body, idempotencyKey }),
    onDone: (marked) => {
      void client.invalidateQueries({ queryKey: ['/api/notifications'] });
      onDone(marked);
    },
  });
}
