import type { Application, Verdict } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export function useVerdict(id: number) {
  return useChange({
    run: (verdict: Verdict | null, idempotencyKey) =>
      request<Application>('PUT', `/api/applications/${id}/verdict`, { body: { verdict }, idempotencyKey }),
    events: ['ApplicationChanged'],
  });
}
