import type { Employer } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { employerKey } from './employer';

export interface EmployerBody {
  name?: string;
  about?: string;
  city?: string;
  state?: string;
  photo?: string | null;
}

export function useChangeEmployer(id: string, onDone: () => void) {
  return useChange({
    run: (body: EmployerBody, idempotencyKey) => request<Employer>('PATCH', `/api/employers/${id}`, { body, idempotencyKey }),
    events: ['EmployerChanged'],
    cacheUpdates: (employer) => [[employerKey(id), employer]],
    waitForRefetch: true,
    onDone,
  });
}
