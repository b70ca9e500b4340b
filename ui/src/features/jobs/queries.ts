import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Job, JobList } from '../../lib/api';
import { jobKey, jobsKey } from './keys';

/** While a changed search is under way the old results stay, so that nothing jumps. */
export const useJobs = (params: Record<string, string>, enabled = true) =>
  useQuery<JobList>({ queryKey: jobsKey(params), placeholderData: keepPreviousData, enabled });
export const useJob = (id: string) => useQuery<Job>({ queryKey: jobKey(id) });
