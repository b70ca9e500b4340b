import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicantList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** Who applied to any job of this person. */
export const useInbox = (params: Params) =>
  useQuery<ApplicantList>({ queryKey: keyOf(['/api/employer-applications'], params), placeholderData: keepPreviousData, ...changedByOthers });
