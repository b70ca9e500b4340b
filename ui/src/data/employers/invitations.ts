import { useQuery } from '@tanstack/react-query';
import type { EmployerInvitation, List, Rights } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const invitationsKey = (id: string) => keyOf(['/api/employers', id, 'invitations']);

export const useInvitations = (id: string) => useQuery<List<EmployerInvitation>>({ queryKey: invitationsKey(id), ...changedByOthers });

export interface Invited {
  id: number;
  url: string;
  expiresAt: number;
}

/** Sends no idempotency key, because the server must not store the secret link, and so is sent only once. */
export function useInvite(id: string, onDone: (invited: Invited) => void) {
  return useChange({
    run: (body: { label: string; email: string | null; rights: Rights }) => request<Invited>('POST', `/api/employers/${id}/invitations`, { body }),
    events: ['InvitationsChanged'],
    waitForRefetch: true,
    once: true,
    onDone,
  });
}

export function useRevoke(id: string, onDone: () => void) {
  return useChange({
    run: (invitation: number, idempotencyKey) =>
      request<List<EmployerInvitation>>('DELETE', `/api/employers/${id}/invitations/${invitation}`, { idempotencyKey }),
    events: ['InvitationsChanged'],
    cacheUpdates: (list) => [[invitationsKey(id), list]],
    onDone,
  });
}
