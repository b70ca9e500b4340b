import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MyApplicationList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** The applications this person sent. */
export const useApplications = (params: Params) =>
  useQuery<MyApplicationList>({ queryKey: keyOf(['/api/applications'], params), placeholderData: keepPreviousData, ...changedByOthers });
