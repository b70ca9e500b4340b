import { track } from '../../lib/analytics';
import type { Application, PayUnit } from '../../lib/api';
import { request } from '../../lib/http';
import { useAddRole } from '../accounts/add-role';
import { canApply, useSession } from '../accounts/session';
import { useChange } from '../use-change';

export interface ApplyBody {
  proposedRate: number;
  rateUnit: PayUnit;
  message: string;
  answers: string[];
  availableFrom?: string | null;
  files: string[];
  /** Whether the employer hears about it only after ten seconds. */
  undo?: boolean;
}

export function useApply(jobId: number, onDone: (application: Application) => void) {
  const takeRole = useAddRole();
  const { user } = useSession();
  return useChange({
    run: async (body: ApplyBody, idempotencyKey) => {
      if (!canApply(user)) await takeRole('worker');
      return request<Application>('POST', `/api/jobs/${jobId}/applications`, { body, idempotencyKey });
    },
    events: ['ApplicationSent'],
    onDone: (application) => {
      track('application_submitted', { jobId, proposedRate: application.proposedRate });
      onDone(application);
    },
  });
}
