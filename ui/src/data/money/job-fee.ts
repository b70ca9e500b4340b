import { useQuery } from '@tanstack/react-query';
import type { Job, JobFee } from '../../lib/api';
import { request } from '../../lib/http';
import { jobKey } from '../jobs/job';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useJobFee = (job: number) => useQuery<JobFee>({ queryKey: keyOf(['/api/jobs', job, 'fee']), refetchInterval: 60_000 });

/** Posts a job that is awaiting its posting fee, once a promotion or a voucher covers it. */
export function usePublish(job: number, onDone: (job: Job) => void) {
  return useChange({
    run: (_: null, idempotencyKey) => request<Job>('POST', `/api/jobs/${job}/publish`, { body: {}, idempotencyKey }),
    events: ['FeeSettled'],
    cacheUpdates: (posted) => [[jobKey(job), posted]],
    waitForRefetch: true,
    onDone,
  });
}
