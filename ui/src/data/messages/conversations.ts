import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Conversation, ConversationList, ConversationMarks } from '../../lib/api';
import { request } from '../../lib/http';
import { emit } from '../emit';
import { changedByOthers, keyOf, type Params } from '../key';
import { conversationPoll, usePolling } from '../live/polling';
import { useChange } from '../use-change';

export const useConversations = (params: Params) =>
  useQuery<ConversationList>({
    queryKey: keyOf(['/api/conversations'], params),
    placeholderData: keepPreviousData,
    ...changedByOthers,
    ...usePolling(),
  });

const conversationKey = (id: string) => keyOf(['/api/conversations', id]);

export const useConversation = (id: string) =>
  useQuery<Conversation>({ queryKey: conversationKey(id), ...changedByOthers, ...usePolling(conversationPoll) });

type Subject = { kind: 'application' | 'contract' | 'person' | 'employer'; id: number };

/** Opens a conversation, or finds the one there is. */
export const useOpenConversation = (onDone: (conversation: Conversation) => void) =>
  useChange({
    run: (subject: Subject, idempotencyKey) => request<Conversation>('POST', '/api/conversations', { body: { subject }, idempotencyKey }),
    events: ['ConversationChanged'],
    onDone,
  });

type Mark = { what: 'mute'; muted: boolean } | { what: 'pin'; pinned: boolean } | { what: 'folder'; folder: string | null };

/** Mutes or pins a conversation, or puts it into a folder. */
export const useMarkConversation = (id: number) =>
  useChange({
    run: ({ what, ...body }: Mark, idempotencyKey) => request<ConversationMarks>('PUT', `/api/conversations/${id}/${what}`, { body, idempotencyKey }),
    events: ['ConversationChanged'],
  });

/** Blocks people, or unblocks them. */
export const useBlock = (onDone: () => void) =>
  useChange({
    run: async ({ users, block }: { users: number[]; block: boolean }, idempotencyKey) => {
      for (const user of users) {
        await request(block ? 'PUT' : 'DELETE', `/api/blocks/${user}`, { body: {}, idempotencyKey: `${idempotencyKey}-${user}` });
      }
    },
    events: ['ConversationChanged'],
    onDone,
  });

/** Stores how far the person has read. Not a mutation: nothing waits for it, and the next message sends a newer mark. */
export async function markRead(client: QueryClient, id: number, upTo: number): Promise<void> {
  try {
    await request('PUT', `/api/conversations/${id}/read`, { body: { upTo } });
    await emit(client, ['ConversationRead']);
  } catch (error) {
    console.warn('The read mark was not stored', error);
  }
}
