import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BudgetGuide, City, HiddenEmployer, Job, JobCard, JobList, List, MyEmployer, OfficeJob, SavedJob, SavedSearch } from '../../lib/api';
import { hiddenKey, jobKey, jobsKey, savedKey, searchesKey } from './keys';

/** While a changed search is under way the old results stay, so that nothing jumps. */
export const useJobs = (params: Record<string, string>, enabled = true) =>
  useQuery<JobList>({ queryKey: jobsKey(params), placeholderData: keepPreviousData, enabled });
/** The employers of the person; only who is signed in has any. */
export const usePostsFor = (enabled: boolean) => useQuery<List<MyEmployer>>({ queryKey: ['/api/employers'], enabled });
export const useJob = (id: string) => useQuery<Job>({ queryKey: jobKey(id) });

interface Items<T> {
  items: T[];
}

export const useSimilarJobs = (id: number) => useQuery<Items<JobCard>>({ queryKey: [...jobKey(String(id)), 'similar'] });

/** Jobs by their ids, for what the device remembers. */
export const useJobCards = (ids: number[]) =>
  useQuery<Items<JobCard>>({ queryKey: ['/api/job-cards', { ids: ids.join(',') }], enabled: ids.length > 0 });

export const useSavedJobs = (cursor: string | null, enabled: boolean) =>
  useQuery<List<SavedJob>>({ queryKey: cursor ? [...savedKey, { cursor }] : savedKey, enabled, placeholderData: keepPreviousData });
export const useSavedSearches = (enabled: boolean) => useQuery<Items<SavedSearch>>({ queryKey: searchesKey, enabled });
export const useHiddenEmployers = (enabled: boolean) => useQuery<Items<HiddenEmployer>>({ queryKey: hiddenKey, enabled });

export const useBudgetGuide = (category: string, unit: string, title: string) =>
  useQuery<BudgetGuide>({
    queryKey: ['/api/budget-guide', { category, unit, ...(title && { title }) }],
    enabled: category !== '',
    placeholderData: keepPreviousData,
  });

export const useCity = (state: string, place: string) => useQuery<City>({ queryKey: ['/api/city-guide', { place, state }] });

export const useOfficeJobs = (queue: 'reported' | 'waiting', cursor: string | null) =>
  useQuery<List<OfficeJob>>({ queryKey: ['/api/admin/jobs', { queue, ...(cursor && { cursor }) }], placeholderData: keepPreviousData });
