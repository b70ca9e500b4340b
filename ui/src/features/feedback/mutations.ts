import { useQueryClient } from '@tanstack/react-query';
import type { Feedback, FeedbackState, FeedbackType, OfficeFeedback } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { deskKey, feedbackKey } from './keys';

interface NewFeedback {
  feedbackType: FeedbackType;
  title: string;
  description: string;
  priority: 'medium' | 'high';
}

export function useSendFeedback(onDone: () => void, onFail: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: NewFeedback, idempotencyKey) => request<Feedback>('POST', '/api/feedback', { body, idempotencyKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: feedbackKey });
      void client.invalidateQueries({ queryKey: deskKey });
      onDone();
    },
    onFail,
  });
}

export interface Decision {
  state: FeedbackState;
  answer: string;
  errorReference?: string;
}

/** The office decides: what was in one list is in another then. */
export function useDecide(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: Decision, idempotencyKey) => request<OfficeFeedback>('PUT', `/api/admin/feedback/${id}`, { body, idempotencyKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: deskKey });
      onDone();
    },
  });
}

/** Puts it together with another one, or takes it out again. */
export function useMerge(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ id, into }: { id: number; into: number | null }, idempotencyKey) =>
      request<OfficeFeedback>('POST', `/api/admin/feedback/${id}/merge`, { body: { into }, idempotencyKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: deskKey });
      onDone();
    },
  });
}
