import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminFeedback, FeedbackState, List } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

/** Feedback from everyone, for admins. */
export const useFeedbackQueue = (state: FeedbackState, cursor: string | null) =>
  useQuery<List<AdminFeedback>>({
    queryKey: keyOf(['/api/admin/feedback'], { state, cursor }),
    placeholderData: keepPreviousData,
    ...changedByOthers,
  });
