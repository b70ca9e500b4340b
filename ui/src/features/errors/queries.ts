import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ErrorGroup, List, OwnError } from '../../lib/api';
import { groupsKey, ownKey } from './keys';

export const useGroups = (params: Record<string, string>) =>
  useQuery<List<ErrorGroup>>({ queryKey: [...groupsKey, params], placeholderData: keepPreviousData, staleTime: 0 });

export const useOwnErrors = (cursor: string | null) =>
  useQuery<List<OwnError>>({ queryKey: [...ownKey, { ...(cursor && { cursor }) }], placeholderData: keepPreviousData, staleTime: 0 });
