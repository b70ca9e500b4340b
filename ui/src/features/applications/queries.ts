import { useQuery } from '@tanstack/react-query';
import type { Application, Job, List, MyJob } from '../../lib/api';
import { applicantsKey, applicationsKey, myJobsKey } from './keys';

// These change by what others do: they are read anew whenever their page opens.
const live = { refetchOnMount: 'always' } as const;

export const useMyJobs = (cursor: string | null) => useQuery<List<MyJob>>({ queryKey: myJobsKey(cursor), ...live });
export const useApplications = (cursor: string | null) => useQuery<List<Application>>({ queryKey: applicationsKey(cursor), ...live });
export const useApplicants = (jobId: string) => useQuery<List<Application>>({ queryKey: applicantsKey(jobId), ...live });
export const useJobOf = (jobId: string) => useQuery<Job>({ queryKey: ['/api/jobs', jobId] });
