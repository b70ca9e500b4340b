import type { Feedback, FeedbackType } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

interface NewFeedback {
  feedbackType: FeedbackType;
  title: string;
  description: string;
  priority: 'medium' | 'high';
}

export function useSendFeedback(onDone: () => void, onFail: () => void) {
  return useChange({
    run: (body: NewFeedback, idempotencyKey) => request<Feedback>('POST', '/api/feedback', { body, idempotencyKey }),
    events: ['FeedbackSent'],
    onDone,
    onFail,
  });
}
