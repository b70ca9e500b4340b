import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Job, JobList } from '../../lib/api';
import { jobKey, jobsKey } from './keys';

/** While a changed search is under way the old results stay, so that nothing jumps. */
export const useJobs = (params: Record<string, string>) => useQuery<JobList>({ queryKey: jobsKey(params), placeholderData: keepPreviousData });
export const useJob = (id: string, enabled = true) => useQuery<Job>({ queryKey: jobKey(id), enabled });
