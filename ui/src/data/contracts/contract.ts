import { useQuery } from '@tanstack/react-query';
import type { ContactDetails, Contract } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

export const useContract = (id: string) => useQuery<Contract>({ queryKey: keyOf(['/api/contracts', id]), ...changedByOthers });

/** Changes how to reach this person's side of a contract. */
export function useChangeContact(id: number, onDone: () => void) {
  return useChange({
    run: (contact: ContactDetails, idempotencyKey) => request<Contract>('PUT', `/api/contracts/${id}/contact`, { body: { contact }, idempotencyKey }),
    events: ['ContactChanged'],
    cacheUpdates: (after) => [[keyOf(['/api/contracts', String(id)]), after]],
    onDone,
  });
}
