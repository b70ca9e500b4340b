import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicantList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** The applicants for all of this person's jobs. */
export const useInbox = (params: Params) =>
  useQuery<ApplicantList>({ queryKey: keyOf(['/api/employer-applications'], params), placeholderData: keepPreviousData, ...changedByOthers });
