import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobList } from '../../lib/api';
import { keyOf, type Params } from '../key';

/** While a changed search is on its way the old results stay, so that nothing jumps. */
export const useJobs = (params: Params, enabled = true) =>
  useQuery<JobList>({ queryKey: keyOf(['/api/jobs'], params), placeholderData: keepPreviousData, enabled });
