import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Feedback, FeedbackState, List, OfficeFeedback } from '../../lib/api';
import { deskKey, feedbackKey } from './keys';

/** One's own, the newest first. */
export const useOwnFeedback = (enabled: boolean) => useQuery<List<Feedback>>({ queryKey: [...feedbackKey, { limit: '100' }], enabled, staleTime: 0 });

export const useDesk = (state: FeedbackState, cursor: string | null) =>
  useQuery<List<OfficeFeedback>>({
    queryKey: [...deskKey, { state, ...(cursor && { cursor }) }],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
