import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

interface Searches {
  items: SavedSearch[];
}

const searchesKey = keyOf(['/api/saved-searches']);

export const useSavedSearches = (enabled: boolean) => useQuery<Searches>({ queryKey: searchesKey, enabled });

export function useSaveSearch(onDone: () => void) {
  return useChange({
    run: (body: { name: string; search: string }, idempotencyKey) => request<Searches>('POST', '/api/saved-searches', { body, idempotencyKey }),
    events: ['SavedSearchesChanged'],
    cacheUpdates: (saved) => [[searchesKey, saved]],
    onDone,
  });
}

export function useDeleteSearch(onDone: () => void) {
  return useChange({
    run: (id: number, idempotencyKey) => request<Searches>('DELETE', `/api/saved-searches/${id}`, { body: {}, idempotencyKey }),
    events: ['SavedSearchesChanged'],
    cacheUpdates: (saved) => [[searchesKey, saved]],
    onDone,
  });
}
