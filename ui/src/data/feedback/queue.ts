import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FeedbackState, List, OfficeFeedback } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

/** What everyone sent, for the admins. */
export const useFeedbackQueue = (state: FeedbackState, cursor: string | null) =>
  useQuery<List<OfficeFeedback>>({
    queryKey: keyOf(['/api/admin/feedback'], { state, cursor }),
    placeholderData: keepPreviousData,
    ...changedByOthers,
  });
