import type { InterviewHow, PreparedInterview } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { interviewKey } from './interviews';

export interface Proposal {
  applicationId: number;
  times: number[];
  fromHours: boolean;
  minutes: number;
  how: InterviewHow;
  where: string;
  note: string;
}

/** Proposes times to an applicant, or lets them pick one. */
export const usePropose = (onDone: (interview: PreparedInterview) => void) =>
  useChange({
    run: (body: Proposal, idempotencyKey) => request<PreparedInterview>('POST', '/api/interviews', { body, idempotencyKey }),
    events: ['InterviewChanged'],
    onDone,
  });

export type InterviewStep =
  | { action: 'pick'; time: number; version: number }
  | { action: 'move'; times: number[]; fromHours: boolean; version: number }
  | { action: 'cancel'; reason: string };

/** Picks a time, proposes others, or cancels. */
export const useInterviewStep = (id: number, onDone: (interview: PreparedInterview, step: InterviewStep) => void) =>
  useChange({
    run: ({ action, ...body }: InterviewStep, idempotencyKey) =>
      request<PreparedInterview>('POST', `/api/interviews/${id}/${action}`, { body, idempotencyKey }),
    events: ['InterviewChanged'],
    cacheUpdates: (done) => [[interviewKey(id), done]],
    onDone,
  });

/** Saves the person's own notes. */
export const useSaveNotes = (id: number, onDone: () => void) =>
  useChange({
    run: (text: string, idempotencyKey) => request<PreparedInterview>('PUT', `/api/interviews/${id}/notes`, { body: { text }, idempotencyKey }),
    events: ['InterviewNotesChanged'],
    cacheUpdates: (done) => [[interviewKey(id), done]],
    onDone,
  });
