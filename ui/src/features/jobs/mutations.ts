import { useQueryClient } from '@tanstack/react-query';
import { track } from '../../lib/analytics';
import type { CloseReason, Job, Role, User } from '../../lib/api';
import { request } from '../../lib/http';
import { canPost, useSession, useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';
import { jobKey } from './keys';

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
> & { photos?: string[] };

/** What every list and the page of a job said before is out of date. */
function useJobChanged(): (job: Job) => void {
  const client = useQueryClient();
  return (job) => {
    const id = String(job.id);
    // The page of the job looks at its own entry: that one is changed, not dropped.
    client.removeQueries({ queryKey: ['/api/jobs'], predicate: ({ queryKey }) => !(queryKey[1] === id && queryKey.length === 2) });
    client.removeQueries({ queryKey: ['/api/my-jobs'] });
    void client.invalidateQueries({ queryKey: ['/api/admin/jobs'] });
    // A voucher may be used, a first job posted.
    for (const changed of ['/api/fee-quote', '/api/vouchers', '/api/fees', '/api/paywall/status'])
      void client.invalidateQueries({ queryKey: [changed] });
    client.setQueryData(jobKey(id), job);
    void client.invalidateQueries({ queryKey: ['/api/site'] });
  };
}

export function usePostJob(onDone: (job: Job) => void) {
  const changed = useJobChanged();
  const setUser = useSetUser();
  const { user } = useSession();
  return useAction({
    run: async (body: JobBody, idempotencyKey) => {
      // The form says that posting adds this role.
      if (!canPost(user)) {
        const role: Role = 'employer';
        setUser(await request<User>('PUT', '/api/auth/role', { body: { role }, idempotencyKey: `${idempotencyKey}-role` }));
      }
      return request<Job>('POST', '/api/jobs', { body, idempotencyKey });
    },
    onDone: (job) => {
      trackPosted(job);
      changed(job);
      onDone(job);
    },
  });
}

function trackPosted({ category, budgetMax, budgetMin, isUrgent, city, state }: Job): void {
  const budget = budgetMax ?? budgetMin;
  track('job_posted', { category, ...(budget && { budget }), isUrgent, city, state });
}

/** Changes a notice; a draft is put on the board in the same go. */
export function useEditJob(id: number, publish: boolean, onDone: (job: Job) => void) {
  const changed = useJobChanged();
  return useAction({
    run: async (body: JobBody, idempotencyKey) => {
      const job = await request<Job>('PATCH', `/api/jobs/${id}`, { body, idempotencyKey });
      if (!publish) return job;
      return request<Job>('POST', `/api/jobs/${id}/publish`, { body: {}, idempotencyKey: `${idempotencyKey}-publish` });
    },
    onDone: (job) => {
      if (publish) trackPosted(job);
      changed(job);
      onDone(job);
    },
  });
}

export function useCloseJob(id: number, onDone: () => void) {
  const changed = useJobChanged();
  return useAction({
    run: (reason: CloseReason, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/close`, { body: { reason }, idempotencyKey }),
    onDone: (job) => {
      changed(job);
      onDone();
    },
  });
}

/** A step that says everything by its name. */
export type JobStep = 'publish' | 'pause' | 'resume' | 'renew' | 'confirm';

export function useJobStep({ id, status }: Pick<Job, 'id' | 'status'>, onDone: (job: Job, step: JobStep) => void) {
  const changed = useJobChanged();
  return useAction({
    run: (step: JobStep, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/${step}`, { body: {}, idempotencyKey }),
    onDone: (job, step) => {
      // One that waits for its fee was told when it was posted.
      if (step === 'publish' && status === 'draft') trackPosted(job);
      changed(job);
      onDone(job, step);
    },
  });
}

/** A copy of a job, to be changed and posted. */
export function useDuplicateJob(id: number, onDone: (copy: Job) => void) {
  const changed = useJobChanged();
  return useAction({
    run: (_: null, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/duplicate`, { body: {}, idempotencyKey }),
    onDone: (copy) => {
      changed(copy);
      onDone(copy);
    },
  });
}
