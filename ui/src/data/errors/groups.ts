import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ErrorGroup, List } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

export const useErrorGroups = (params: Params) =>
  useQuery<List<ErrorGroup>>({ queryKey: keyOf(['/api/admin/errors'], params), placeholderData: keepPreviousData, ...changedByOthers });
