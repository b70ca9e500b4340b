import { useQuery } from '@tanstack/react-query';
import type { Feedback, List } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

/** The feedback this person sent, newest first. */
export const useOwnFeedback = (enabled: boolean) =>
  useQuery<List<Feedback>>({ queryKey: keyOf(['/api/feedback'], { limit: '100' }), enabled, ...changedByOthers });
