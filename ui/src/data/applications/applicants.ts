import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicantList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** The applicants for one job. */
export const useApplicants = (jobId: string, params: Params) =>
  useQuery<ApplicantList>({ queryKey: keyOf(['/api/jobs', jobId, 'applications'], params), placeholderData: keepPreviousData, ...changedByOthers });
