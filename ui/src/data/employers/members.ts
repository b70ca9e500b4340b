import { useQuery } from '@tanstack/react-query';
import type { EmployerMember, List, Rights } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const employerMembersKey = (id: string) => keyOf(['/api/employers', id, 'members']);

export const useEmployerMembers = (id: string) => useQuery<List<EmployerMember>>({ queryKey: employerMembersKey(id), ...changedByOthers });

/** The permissions to set; null removes the member. */
export interface MemberChange {
  userId: number;
  rights: Rights | null;
}

export function useChangeMember(id: string, onDone: (change: MemberChange) => void) {
  return useChange({
    run: ({ userId, rights }: MemberChange, idempotencyKey) => {
      const path = `/api/employers/${id}/members/${userId}`;
      return rights
        ? request<List<EmployerMember>>('PATCH', path, { body: { rights }, idempotencyKey })
        : request<List<EmployerMember>>('DELETE', path, { idempotencyKey });
    },
    events: ['MembersChanged'],
    cacheUpdates: (list) => [[employerMembersKey(id), list]],
    waitForRefetch: true,
    onDone: (_, change) => onDone(change),
  });
}
