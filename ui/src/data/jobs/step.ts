import type { CloseReason, Job } from '../../lib/api';
import { request } from '../../lib/http';
import type { Event } from '../stale';
import { useChange } from '../use-change';
import { jobKey } from './job';
import { trackPosted } from './posted';

export type JobStep = 'publish' | 'pause' | 'resume' | 'renew' | 'confirm';

const events: Record<JobStep, readonly Event[]> = {
  publish: ['JobPosted'],
  pause: ['JobChanged'],
  resume: ['JobChanged'],
  renew: ['JobRelisted'],
  confirm: ['JobChanged'],
};

/** Takes a step that needs no further input. */
export function useJobStep({ id, status }: Pick<Job, 'id' | 'status'>, onDone: (job: Job, step: JobStep) => void) {
  return useChange({
    run: (step: JobStep, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/${step}`, { body: {}, idempotencyKey }),
    events: (step) => events[step],
    cacheUpdates: (job) => [[jobKey(id), job]],
    onDone: (job, step) => {
      // A job awaiting its posting fee was already tracked when it was posted.
      if (step === 'publish' && status === 'draft') trackPosted(job);
      onDone(job, step);
    },
  });
}

export function useCloseJob(id: number, onDone: () => void) {
  return useChange({
    run: (reason: CloseReason, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/close`, { body: { reason }, idempotencyKey }),
    events: ['JobEnded'],
    cacheUpdates: (job) => [[jobKey(id), job]],
    onDone,
  });
}

/** Copies a job into a new draft. */
export function useDuplicateJob(id: number, onDone: (copy: Job) => void) {
  return useChange({
    run: (_: null, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/duplicate`, { body: {}, idempotencyKey }),
    events: ['JobDrafted'],
    cacheUpdates: (copy) => [[jobKey(copy.id), copy]],
    onDone,
  });
}
