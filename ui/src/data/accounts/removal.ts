import { useQuery } from '@tanstack/react-query';
import type { Member, ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

type RemovalPreview = ResponseOf<'RemovalPreview'>;

/** What removing an account would do. */
export const useRemovalPreview = (member: number) => useQuery<RemovalPreview>({ queryKey: keyOf(['/api/admin/people', member, 'removal']) });

export interface Removal {
  reason: string;
  refund: boolean;
}

export const useRemoveAccount = (member: number, onDone: () => void) =>
  useChange({
    run: (body: Removal, idempotencyKey) => request<Member>('POST', `/api/admin/people/${member}/remove`, { body, idempotencyKey }),
    events: ['PersonChanged'],
    waitForRefetch: true,
    onDone,
  });
