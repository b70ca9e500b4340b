import { useQueryClient } from '@tanstack/react-query';
import type { InvitationOffer } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { clearCache } from '../accounts/clear-cache';
import { useChange } from '../use-change';

export function useReadInvitation(onDone: (offer: InvitationOffer) => void) {
  return useAction({
    run: (token: string) => request<InvitationOffer>('POST', '/api/employer-invitations/read', { body: { token } }),
    onDone,
  });
}

/** A new member can see more on every page, so everything read before is removed from the cache. */
export function useAcceptInvitation(onDone: (offer: InvitationOffer) => void) {
  const client = useQueryClient();
  return useChange({
    run: async (token: string) => {
      const offer = await request<InvitationOffer>('POST', '/api/employer-invitations/accept', { body: { token } });
      clearCache(client);
      return offer;
    },
    events: ['EmployerAdded'],
    waitForRefetch: true,
    onDone,
  });
}
