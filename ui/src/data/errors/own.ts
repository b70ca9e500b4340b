import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, OwnError } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const useOwnErrors = (cursor: string | null) =>
  useQuery<List<OwnError>>({ queryKey: keyOf(['/api/errors'], { cursor }), placeholderData: keepPreviousData, ...changedByOthers });
