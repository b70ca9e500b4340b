import { useQuery } from '@tanstack/react-query';
import type { InterviewHours } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useInterviewHours = (employer: number) => useQuery<InterviewHours>({ queryKey: keyOf(['/api/employers', employer, 'interview-hours']) });

/** Replaces the hours in which an employer holds interviews. */
export const useSetInterviewHours = (employer: number, onDone: () => void) =>
  useChange({
    run: (body: InterviewHours, idempotencyKey) =>
      request<InterviewHours>('PUT', `/api/employers/${employer}/interview-hours`, { body, idempotencyKey }),
    events: ['InterviewHoursChanged'],
    onDone,
  });
