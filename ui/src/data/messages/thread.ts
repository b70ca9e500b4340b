import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { List, Message } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { conversationPoll, usePolling } from '../live/polling';
import { read } from '../read';
import { useChange } from '../use-change';

/** Messages per page. */
const limit = '30';

const threadKey = (id: string) => keyOf(['/api/conversations', id, 'messages'], { limit });

/** A conversation's messages, newest first, a page at a time: from the newest on, or from one of them on, both ways. */
export const useThread = (id: string, from: number | null = null) =>
  useInfiniteQuery({
    queryKey: from === null ? threadKey(id) : keyOf(['/api/conversations', id, 'messages'], { limit, from: String(from) }),
    queryFn: ({ pageParam, signal }) => {
      const start = from === null ? {} : { from: String(from) };
      const params = new URLSearchParams({ limit, ...(pageParam ? { cursor: pageParam } : start) });
      return read<List<Message>>(`/api/conversations/${id}/messages?${params}`, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    getPreviousPageParam: ({ prevCursor }) => prevCursor,
    ...changedByOthers,
    ...usePolling(conversationPoll),
  });

/** The messages of a conversation that contain these words. */
export const useFoundMessages = (id: number, query: string) =>
  useQuery<List<Message>>({ queryKey: keyOf(['/api/conversations', id, 'messages'], { limit, query }), ...changedByOthers });

export type MessageStep =
  | { action: 'edit'; id: number; text: string }
  | { action: 'delete'; id: number }
  | { action: 'react'; id: number; emoji: string; mine: boolean }
  | { action: 'report'; id: number; reason: string; note: string };

function take(step: MessageStep, idempotencyKey: string): Promise<unknown> {
  const path = `/api/messages/${step.id}`;
  switch (step.action) {
    case 'edit':
      return request('PATCH', path, { body: { text: step.text }, idempotencyKey });
    case 'delete':
      return request('DELETE', path, { body: {}, idempotencyKey });
    case 'react':
      return request(step.mine ? 'DELETE' : 'PUT', `${path}/reactions/${encodeURIComponent(step.emoji)}`, { body: {}, idempotencyKey });
    case 'report':
      return request('POST', `${path}/report`, { body: { reason: step.reason, note: step.note }, idempotencyKey });
  }
}

/** Edits, deletes, reacts to or reports a message. */
export const useMessageStep = (onDone: (step: MessageStep) => void) =>
  useChange({ run: take, events: ['MessageChanged'], onDone: (_, step) => onDone(step) });
