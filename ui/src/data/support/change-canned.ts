import type { CannedReply } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { cannedKey } from './canned';

const path = '/api/admin/support/canned';

interface Replies {
  items: CannedReply[];
}

export interface CannedBody {
  id: number | null;
  title: string;
  body: string;
}

const changed = {
  events: ['CannedRepliesChanged'],
  cacheUpdates: (replies: Replies) => [[cannedKey, replies]] as const,
} as const;

export function useSaveCanned(onDone: () => void) {
  return useChange({
    ...changed,
    run: ({ id, ...body }: CannedBody, idempotencyKey) =>
      id === null ? request<Replies>('POST', path, { body, idempotencyKey }) : request<Replies>('PUT', `${path}/${id}`, { body, idempotencyKey }),
    onDone,
  });
}

export function useDeleteCanned() {
  return useChange({
    ...changed,
    run: (id: number, idempotencyKey) => request<Replies>('DELETE', `${path}/${id}`, { idempotencyKey }),
  });
}
