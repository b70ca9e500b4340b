import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, Member } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

export const useAdminPeople = (params: Params) =>
  useQuery<List<Member>>({ queryKey: keyOf(['/api/admin/people'], params), placeholderData: keepPreviousData, ...changedByOthers });
