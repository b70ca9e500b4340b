import { useQuery } from '@tanstack/react-query';
import type { ContactDetails } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const keyFor = (employer: number) => keyOf(['/api/employers', String(employer), 'contact']);

/** What offers of an employer begin with: where the work is, and how to reach it. */
export const useEmployerContact = (employer: number) => useQuery<ContactDetails>({ queryKey: keyFor(employer) });

export const useKeepEmployerContact = (employer: number, onDone: () => void) =>
  useChange({
    run: (contact: ContactDetails, idempotencyKey) =>
      request<ContactDetails>('PUT', `/api/employers/${employer}/contact`, { body: { contact }, idempotencyKey }),
    events: ['ContactChanged'],
    cacheUpdates: (after) => [[keyFor(employer), after]],
    onDone,
  });
