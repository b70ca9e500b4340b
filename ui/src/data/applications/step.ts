import type {
  Application,
  ApplicationAction,
  ContactDetails,
  ContractPayMethod,
  ContractPayWhen,
  DeclineReason,
  InterviewHow,
  PayUnit,
} from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

/** How and when an offer pays, and its notice. */
interface Pay {
  payMethod: ContractPayMethod;
  payWhen: ContractPayWhen;
  noticeDays: number;
}

export type Step =
  | { action: Exclude<ApplicationAction, 'accept' | 'decline' | 'interview' | 'offer'> }
  | { action: 'accept'; contact: ContactDetails }
  | { action: 'decline'; reason: DeclineReason; message?: string }
  | ({ action: 'offer'; rate: number; rateUnit: PayUnit; startDate?: string; note?: string; contact: ContactDetails } & Pay)
  | { action: 'interview'; at: number; how: InterviewHow; where: string; note: string };

/** Takes one step on an application, as either side. */
export function useStep(application: Pick<Application, 'id'>, onDone: (after: Application) => void) {
  return useChange({
    run: ({ action, ...body }: Step, idempotencyKey) =>
      request<Application>('POST', `/api/applications/${application.id}/${action}`, { body, idempotencyKey }),
    events: ['ApplicationChanged'],
    onDone,
  });
}
