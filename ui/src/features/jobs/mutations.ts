import { useQueryClient } from '@tanstack/react-query';
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
  >
>;

/** What every list and the page of a job said before is out of date. */
function useJobChanged(): (job: Job) => void {
  const client = useQueryClient();
  return (job) => {
    client.removeQueries({ queryKey: ['/api/jobs'] });
    client.removeQueries({ queryKey: ['/api/my-jobs'] });
    client.setQueryData(jobKey(String(job.id)), job);
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
      changed(job);
      onDone(job);
    },
  });
}

export function useEditJob(id: number, onDone: (job: Job) => void) {
  const changed = useJobChanged();
  return useAction({
    run: (body: JobBody, idempotencyKey) => request<Job>('PATCH', `/api/jobs/${id}`, { body, idempotencyKey }),
    onDone: (job) => {
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

export function usePublishJob(id: number, onDone: () => void) {
  const changed = useJobChanged();
  return useAction({
    run: (_: null, idempotencyKey) => request<Job>('POST', `/api/jobs/${id}/publish`, { body: {}, idempotencyKey }),
    onDone: (job) => {
      changed(job);
      onDone();
    },
  });
}
