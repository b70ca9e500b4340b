import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MyJobList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** The jobs this person posted. */
export const useMyJobs = (params: Params, enabled = true) =>
  useQuery<MyJobList>({ queryKey: keyOf(['/api/my-jobs'], params), placeholderData: keepPreviousData, enabled, ...changedByOthers });
