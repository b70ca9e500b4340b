import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, ReviewJob } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useReviewQueue = (queue: 'reported' | 'waiting', cursor: string | null) =>
  useQuery<List<ReviewJob>>({ queryKey: keyOf(['/api/admin/jobs'], { queue, cursor }), placeholderData: keepPreviousData });

/** Dismisses the reports about a job (null reason), or takes it down for a reason that the employer sees. */
export function useReview(id: number, onDone: (verdict: { reason: string | null }) => void) {
  return useChange({
    run: ({ reason }: { reason: string | null }, idempotencyKey) =>
      reason === null
        ? request('POST', `/api/jobs/${id}/dismiss-reports`, { body: {}, idempotencyKey })
        : request('POST', `/api/jobs/${id}/refuse`, { body: { reason }, idempotencyKey }),
    events: ({ reason }) => (reason === null ? ['ReportsDismissed'] : ['JobEnded']),
    onDone: (_, verdict) => onDone(verdict),
  });
}
