import type { MarkReadResult } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

type Mark = { all: true; category?: string } | { ids: number[]; read?: boolean };

/** Marks notifications as read, or as unread again. */
export function useMark(onDone: (marked: MarkReadResult) => void = () => undefined) {
  return useChange({
    run: (body: Mark, idempotencyKey) => request<MarkReadResult>('POST', '/api/notifications/read', { body, idempotencyKey }),
    events: ['NotificationsRead'],
    onDone,
  });
}
