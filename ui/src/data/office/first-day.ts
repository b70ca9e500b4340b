import type { Office, ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export type FirstStep = Office['firstSteps'][number];

/** Takes a step off the list of what a new operator does first. */
export const useDismissStep = () =>
  useChange({
    run: (step: FirstStep['step'], idempotencyKey) =>
      request<ResponseOf<'FirstDay'>>('POST', `/api/admin/first-day/${step}/dismiss`, { body: {}, idempotencyKey }),
    events: ['OfficeChanged'],
    waitForRefetch: true,
  });
