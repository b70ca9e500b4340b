import type { ErrorGroup } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export type ErrorAction = 'resolve' | 'mute' | 'reopen';

export function useErrorAction(id: number, onDone: (action: ErrorAction) => void) {
  return useChange({
    run: (action: ErrorAction, idempotencyKey) => request<ErrorGroup>('POST', `/api/admin/errors/${id}/${action}`, { body: {}, idempotencyKey }),
    events: ['ErrorTriaged'],
    onDone: (_, action) => onDone(action),
  });
}
