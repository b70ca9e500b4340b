import { useQueryClient } from '@tanstack/react-query';
import type { Application, ApplicationAction, DeclineReason, List, PayUnit, Role, User } from '../../lib/api';
import { ApiError } from '../../lib/errors';
import { request } from '../../lib/http';
import { canApply, useSession, useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';
import { applicantsKey } from './keys';

export interface ApplyBody {
  proposedRate: number;
  rateUnit: PayUnit;
  message: string;
  answers: string[];
  availableFrom?: string;
}

export function useApply(jobId: number, onDone: () => void) {
  const client = useQueryClient();
  const setUser = useSetUser();
  const { user } = useSession();
  return useAction({
    run: async (body: ApplyBody, idempotencyKey) => {
      // The form says that applying adds this role.
      if (!canApply(user)) {
        const role: Role = 'worker';
        setUser(await request<User>('PUT', '/api/auth/role', { body: { role }, idempotencyKey: `${idempotencyKey}-role` }));
      }
      return request<Application>('POST', `/api/jobs/${jobId}/applications`, { body, idempotencyKey });
    },
    onDone: () => {
      client.removeQueries({ queryKey: ['/api/applications'] });
      onDone();
      void client.invalidateQueries({ queryKey: ['/api/jobs', String(jobId)] });
    },
  });
}

export type Step =
  | { action: Exclude<ApplicationAction, 'decline' | 'offer'> }
  | { action: 'decline'; reason: DeclineReason; message?: string }
  | { action: 'offer'; rate: number; rateUnit: PayUnit; startDate?: string; note?: string };

/** One step of an application, by either side. */
export function useStep(application: Pick<Application, 'id' | 'jobId'>, onDone: (after: Application) => void) {
  const client = useQueryClient();
  const key = applicantsKey(String(application.jobId));
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['/api/applications'] });
    void client.invalidateQueries({ queryKey: ['/api/my-jobs'] });
    void client.invalidateQueries({ queryKey: ['/api/jobs', String(application.jobId)] });
    void client.invalidateQueries({ queryKey: ['/api/contracts'] });
  };
  return useAction({
    run: ({ action, ...body }: Step, idempotencyKey) =>
      request<Application>('POST', `/api/applications/${application.id}/${action}`, { body, idempotencyKey }),
    onDone: (after) => {
      client.setQueryData<List<Application>>(key, (list) => list && { ...list, items: list.items.map((one) => (one.id === after.id ? after : one)) });
      refresh();
      onDone(after);
    },
    onFail: (error) => {
      // Somebody else was quicker: show how it stands now.
      if (error instanceof ApiError && error.status === 409) refresh();
    },
  });
}
