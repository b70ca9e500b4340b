import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { ApplicantList, Application, ApplicationNote, Job, JobCard, List, MyApplicationList, MyJob, Profile } from '../../lib/api';
import { applicantsKey, applicationKey, applicationsKey, inboxKey, myJobsKey, notesKey } from './keys';

// These change by what others do: they are read anew whenever their page opens.
const live = { refetchOnMount: 'always' } as const;
type Params = Record<string, string>;

export const useMyJobs = (params: Params) => useQuery<List<MyJob>>({ queryKey: myJobsKey(params), ...live });
export const useApplications = (params: Params) =>
  useQuery<MyApplicationList>({ queryKey: applicationsKey(params), placeholderData: keepPreviousData, ...live });
export const useApplicants = (jobId: string, params: Params) =>
  useQuery<ApplicantList>({ queryKey: applicantsKey(jobId, params), placeholderData: keepPreviousData, ...live });
export const useInbox = (params: Params) => useQuery<ApplicantList>({ queryKey: inboxKey(params), placeholderData: keepPreviousData, ...live });
export const useApplication = (id: string) => useQuery<Application>({ queryKey: applicationKey(id), ...live });
export const useCompared = (ids: string[]) => useQueries({ queries: ids.map((id) => ({ queryKey: applicationKey(id), ...live })) });
export const useNotes = (id: number) => useQuery<{ items: ApplicationNote[] }>({ queryKey: notesKey(id), ...live });
export const useJobOf = (jobId: string) => useQuery<Job>({ queryKey: ['/api/jobs', jobId] });
export const useSimilar = (jobId: number) => useQuery<{ items: JobCard[] }>({ queryKey: ['/api/jobs', String(jobId), 'similar'] });

export const usePapers = (on: boolean) => useQuery<Profile>({ queryKey: ['/api/profile'], enabled: on }).data?.papers;
