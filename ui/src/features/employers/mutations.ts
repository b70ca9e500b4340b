import { useQueryClient } from '@tanstack/react-query';
import type { Employer, EmployerInvitation, EmployerMember, InvitationOffer, List, Rights } from '../../lib/api';
import { forgetAnswers } from '../../lib/forget';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { employerKey, employersKey, invitationsKey, membersKey } from './keys';

export function useAddEmployer(onDone: (employer: Employer) => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: { kind: string; name: string }, idempotencyKey) => request<Employer>('POST', '/api/employers', { body, idempotencyKey }),
    onDone: async (employer) => {
      await client.invalidateQueries({ queryKey: employersKey });
      await client.invalidateQueries({ queryKey: ['/api/auth/user'] });
      onDone(employer);
    },
  });
}

export interface EmployerBody {
  name?: string;
  about?: string;
  city?: string;
  state?: string;
  photo?: string | null;
}

export function useChangeEmployer(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: EmployerBody, idempotencyKey) => request<Employer>('PATCH', `/api/employers/${id}`, { body, idempotencyKey }),
    onDone: async (employer) => {
      client.setQueryData(employerKey(id), employer);
      await client.invalidateQueries({ queryKey: employersKey, exact: true });
      onDone();
    },
  });
}

/** Rights to set, or null to take all of them away. */
export interface MemberChange {
  userId: number;
  rights: Rights | null;
}

export function useMember(id: string, onDone: (change: MemberChange) => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ userId, rights }: MemberChange, idempotencyKey) => {
      const path = `/api/employers/${id}/members/${userId}`;
      return rights
        ? request<List<EmployerMember>>('PATCH', path, { body: { rights }, idempotencyKey })
        : request<List<EmployerMember>>('DELETE', path, { idempotencyKey });
    },
    onDone: async (list, change) => {
      client.setQueryData(membersKey(id), list);
      // One's own rights may be among them.
      await client.invalidateQueries({ queryKey: employersKey, exact: true });
      await client.invalidateQueries({ queryKey: employerKey(id), exact: true });
      onDone(change);
    },
  });
}

export interface Invited {
  id: number;
  url: string;
  expiresAt: number;
}

/** The answer is a secret: the server keeps none under an idempotency key. */
export function useInvite(id: string, onDone: (invited: Invited) => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: { label: string; rights: Rights }) => request<Invited>('POST', `/api/employers/${id}/invitations`, { body }),
    onDone: async (invited) => {
      await client.invalidateQueries({ queryKey: invitationsKey(id) });
      onDone(invited);
    },
  });
}

export function useRevoke(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (invitation: number, idempotencyKey) =>
      request<List<EmployerInvitation>>('DELETE', `/api/employers/${id}/invitations/${invitation}`, { idempotencyKey }),
    onDone: (list) => {
      client.setQueryData(invitationsKey(id), list);
      onDone();
    },
  });
}

export function useReadInvitation(onDone: (offer: InvitationOffer) => void) {
  return useAction({
    run: (token: string) => request<InvitationOffer>('POST', '/api/employer-invitations/read', { body: { token } }),
    onDone,
  });
}

export function useAcceptInvitation(onDone: (offer: InvitationOffer) => void) {
  const client = useQueryClient();
  return useAction({
    run: (token: string) => request<InvitationOffer>('POST', '/api/employer-invitations/accept', { body: { token } }),
    onDone: async (offer) => {
      forgetAnswers(client);
      await client.invalidateQueries({ queryKey: ['/api/auth/user'] });
      onDone(offer);
    },
  });
}
