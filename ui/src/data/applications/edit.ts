import type { Application } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import type { ApplyBody } from './apply';

/** Edits an application that the employer has not viewed yet. */
export function useEditApplication(id: number, onDone: () => void) {
  return useChange({
    run: (body: ApplyBody, idempotencyKey) => request<Application>('PATCH', `/api/applications/${id}`, { body, idempotencyKey }),
    events: ['ApplicationChanged'],
    onDone,
  });
}
