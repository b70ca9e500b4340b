import type { List, SessionRow } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { sessionsKey } from './sessions';

/** Ends the session with this reference; null ends all except the current one. */
export function useEndSessions(onDone: (ended: string | null) => void) {
  return useChange({
    run: (reference: string | null, idempotencyKey) =>
      reference === null
        ? request<List<SessionRow>>('POST', '/api/sessions/end-others', { body: {}, idempotencyKey })
        : request<List<SessionRow>>('DELETE', `/api/sessions/${reference}`, { idempotencyKey }),
    events: ['SessionsEnded'],
    cacheUpdates: (list) => [[sessionsKey, list]],
    onDone: (_, ended) => onDone(ended),
  });
}
