import { useQuery } from '@tanstack/react-query';
import type { InterviewHours } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

/** Fetched each time a form opens, because the form starts from them: old ones would undo what a colleague saved. */
export const useInterviewHours = (employer: number) =>
  useQuery<InterviewHours>({ queryKey: keyOf(['/api/employers', employer, 'interview-hours']), gcTime: 0 });

/** Replaces the hours in which an employer holds interviews. */
export const useSetInterviewHours = (employer: number, onDone: () => void) =>
  useChange({
    run: (body: InterviewHours, idempotencyKey) =>
      request<InterviewHours>('PUT', `/api/employers/${employer}/interview-hours`, { body, idempotencyKey }),
    events: ['InterviewHoursChanged'],
    onDone,
  });
