import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, OwnError } from '../../lib/api';
import { keyOf } from '../key';

/** Nothing announces what staff do about errors, so the list is requested whenever it opens. */
export const useOwnErrors = (cursor: string | null) =>
  useQuery<List<OwnError>>({ queryKey: keyOf(['/api/errors'], { cursor }), placeholderData: keepPreviousData, staleTime: 0 });
