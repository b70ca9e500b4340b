import { useQueryClient } from '@tanstack/react-query';
import type { ErrorGroup } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { groupsKey } from './keys';

export type ErrorAction = 'resolve' | 'mute' | 'reopen';

export function useErrorAction(id: number, onDone: (action: ErrorAction) => void) {
  const client = useQueryClient();
  return useAction({
    run: (action: ErrorAction, idempotencyKey) => request<ErrorGroup>('POST', `/api/admin/errors/${id}/${action}`, { body: {}, idempotencyKey }),
    onDone: (_, action) => {
      void client.invalidateQueries({ queryKey: groupsKey });
      onDone(action);
    },
  });
}
