import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobList } from '../../lib/api';
import { keyOf, type Params } from '../key';

/** Keeps showing the old results while a changed search loads, so that the layout does not jump. */
export const useJobs = (params: Params, enabled = true) =>
  useQuery<JobList>({ queryKey: keyOf(['/api/jobs'], params), placeholderData: keepPreviousData, enabled });
