import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../../lib/api';
import { keyOf } from '../key';

/** Towns whose names begin with the query. */
export const usePlaces = (query: string, enabled: boolean) =>
  useQuery<{ items: Place[] }>({ queryKey: keyOf(['/api/places'], { query, limit: '6' }), enabled, placeholderData: keepPreviousData });
