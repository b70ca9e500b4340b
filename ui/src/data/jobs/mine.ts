import { useQuery } from '@tanstack/react-query';
import type { List, MyJob } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** The jobs this person posted. */
export const useMyJobs = (params: Params) => useQuery<List<MyJob>>({ queryKey: keyOf(['/api/my-jobs'], params), ...changedByOthers });
