import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArrangedInterview, InterviewSlots, List, PreparedInterview } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

export const useInterviews = (params: Params, enabled = true) =>
  useQuery<List<ArrangedInterview>>({ queryKey: keyOf(['/api/interviews'], params), placeholderData: keepPreviousData, enabled, ...changedByOthers });

/** The interviews of an application, newest first; only the first may be open. */
export const useInterviewsOf = (application: number, enabled = true) =>
  useQuery<List<ArrangedInterview>>({ queryKey: keyOf(['/api/interviews'], { application: String(application) }), enabled, ...changedByOthers });

export const interviewKey = (id: string | number) => keyOf(['/api/interviews', id]);

export const useInterview = (id: string) => useQuery<PreparedInterview>({ queryKey: interviewKey(id), ...changedByOthers });

/** Free times of the employer's interview hours. */
export const useSlots = (id: number) => useQuery<InterviewSlots>({ queryKey: keyOf(['/api/interviews', id, 'slots']), ...changedByOthers });
