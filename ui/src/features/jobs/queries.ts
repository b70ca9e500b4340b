import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Job, JobList, List, MyEmployer } from '../../lib/api';
import { jobKey, jobsKey } from './keys';

/** While a changed search is under way the old results stay, so that nothing jumps. */
export const useJobs = (params: Record<string, string>, enabled = true) =>
  useQuery<JobList>({ queryKey: jobsKey(params), placeholderData: keepPreviousData, enabled });
/** The employers of the person; only who is signed in has any. */
export const usePostsFor = (enabled: boolean) => useQuery<List<MyEmployer>>({ queryKey: ['/api/employers'], enabled });
export const useJob = (id: string) => useQuery<Job>({ queryKey: jobKey(id) });
