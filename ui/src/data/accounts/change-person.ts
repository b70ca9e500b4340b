import type { Member, ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useChange } from '../use-change';

export type StaffAction = 'end-sessions' | 'disable' | 'enable' | 'vouch' | 'undo-removal';

export function useAccountAction(member: number, onDone: (action: StaffAction) => void) {
  return useChange({
    run: (action: StaffAction, idempotencyKey) => request<Member>('POST', `/api/admin/people/${member}/${action}`, { body: {}, idempotencyKey }),
    events: ['PersonChanged'],
    waitForRefetch: true,
    onDone: (_, action) => onDone(action),
  });
}

/** Changes what a person may do in the office; null takes all of it away. */
export const useStaffLevel = (member: number, onDone: () => void) =>
  useChange({
    run: (level: ResponseOf<'StaffLevel'>['level'], idempotencyKey) =>
      request<Member>('PUT', `/api/admin/people/${member}/staff-level`, { body: { level }, idempotencyKey }),
    events: ['PersonChanged'],
    waitForRefetch: true,
    onDone,
  });

export interface ResetLink {
  /** Null if it was mailed to the account's own address. */
  url: string | null;
  expiresAt: number;
}

/** Sends no idempotency key, because the link is a secret, and emits no event, because no page shows the change. */
export function useResetLink(member: number, onDone: (link: ResetLink) => void) {
  return useAction({
    run: (_: null) => request<ResetLink>('POST', `/api/admin/people/${member}/reset-link`, { body: {} }),
    onDone,
  });
}
