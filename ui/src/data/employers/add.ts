import type { Employer } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export function useAddEmployer(onDone: (employer: Employer) => void) {
  return useChange({
    run: (body: { kind: string; name: string }, idempotencyKey) => request<Employer>('POST', '/api/employers', { body, idempotencyKey }),
    events: ['EmployerAdded'],
    waitForRefetch: true,
    onDone,
  });
}
