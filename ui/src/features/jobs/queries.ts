import { useQuery } from '@tanstack/react-query';
import type { Job, JobList } from '../../lib/api';
import { jobKey, jobsKey } from './keys';

export const useJobs = (params: Record<string, string>) => useQuery<JobList>({ queryKey: jobsKey(params) });
export const useJob = (id: string, enabled = true) => useQuery<Job>({ queryKey: jobKey(id), enabled });
