import type { AdminFeedback, FeedbackState } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export interface Decision {
  state: FeedbackState;
  answer: string;
  errorReference?: string;
}

export function useReplyToFeedback(id: number, onDone: () => void) {
  return useChange({
    run: (body: Decision, idempotencyKey) => request<AdminFeedback>('PUT', `/api/admin/feedback/${id}`, { body, idempotencyKey }),
    events: ['FeedbackDecided'],
    onDone,
  });
}

/** Merges feedback into another item; null undoes the merge. */
export function useMerge(onDone: () => void) {
  return useChange({
    run: ({ id, into }: { id: number; into: number | null }, idempotencyKey) =>
      request<AdminFeedback>('POST', `/api/admin/feedback/${id}/merge`, { body: { into }, idempotencyKey }),
    events: ['FeedbackDecided'],
    onDone,
  });
}
