import type { Job } from '../../lib/api';
import { request } from '../../lib/http';
import { useAddRole } from '../accounts/add-role';
import { canPost, useSession } from '../accounts/session';
import { useChange } from '../use-change';
import { jobKey } from './job';
import { trackPosted } from './posted';

export type JobBody = Partial<
  Pick<
    Job,
    | 'title'
    | 'description'
    | 'category'
    | 'kind'
    | 'budgetMin'
    | 'budgetMax'
    | 'budgetUnit'
    | 'city'
    | 'state'
    | 'area'
    | 'whenText'
    | 'startDate'
    | 'endDate'
    | 'startTime'
    | 'endTime'
    | 'remote'
    | 'isUrgent'
    | 'openings'
    | 'skills'
    | 'questions'
    | 'replyDays'
  >
> & {
  photos?: string[];
  employerId?: number;
  newBusiness?: string;
  asMyself?: boolean;
};

export function usePostJob(onDone: (job: Job) => void) {
  const takeRole = useAddRole();
  const { user } = useSession();
  return useChange({
    run: async (body: JobBody, idempotencyKey) => {
      if (!canPost(user)) await takeRole('employer');
      return request<Job>('POST', '/api/jobs', { body, idempotencyKey });
    },
    events: ({ newBusiness, asMyself }) => (newBusiness || asMyself ? ['JobPosted', 'EmployerAdded'] : ['JobPosted']),
    cacheUpdates: (job) => [[jobKey(job.id), job]],
    onDone: (job) => {
      trackPosted(job);
      onDone(job);
    },
  });
}

/** Edits a job. With `publish`, the draft is posted as well. */
export function useEditJob(id: number, publish: boolean, onDone: (job: Job) => void) {
  return useChange({
    run: async (body: JobBody, idempotencyKey) => {
      const job = await request<Job>('PATCH', `/api/jobs/${id}`, { body, idempotencyKey });
      if (!publish) return job;
      return request<Job>('POST', `/api/jobs/${id}/publish`, { body: {}, idempotencyKey: `${idempotencyKey}-publish` });
    },
    events: publish ? ['JobPosted'] : ['JobChanged'],
    cacheUpdates: (job) => [[jobKey(id), job]],
    onDone: (job) => {
      if (publish) trackPosted(job);
      onDone(job);
    },
  });
}
