import type { DeclineManyResult, DeclineReason } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export interface DeclineBody {
  ids: number[];
  reason: DeclineReason;
  message?: string;
}

/** Declines several applications at once: for the given job or, with null, for any of the person's jobs. */
export function useDeclineMany(jobId: string | null, onDone: (outcome: DeclineManyResult) => void) {
  const path = jobId ? `/api/jobs/${jobId}/applications/decline` : '/api/employer-applications/decline';
  return useChange({
    run: (body: DeclineBody, idempotencyKey) => request<DeclineManyResult>('POST', path, { body, idempotencyKey }),
    events: ['ApplicationChanged'],
    onDone,
  });
}
