import { useQuery } from '@tanstack/react-query';
import type { InboxChatDetail } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** Polling interval in milliseconds: neither side is more than three seconds behind while the tab is visible. */
const poll = 3000;

const agentChatKey = (id: number) => keyOf(['/api/admin/support/chats', id]);

export const useAgentChat = (id: number) => useQuery<InboxChatDetail>({ queryKey: agentChatKey(id), refetchInterval: poll, ...changedByOthers });

type Step = { action: 'take' | 'end' } | { action: 'transfer'; agentId: number } | { action: 'messages' | 'notes'; message: string };

/** Takes an agent's step on a chat; every response is the whole chat. */
export function useAgentStep(id: number, onDone: (step: Step) => void = () => {}) {
  return useChange({
    run: ({ action, ...body }: Step, idempotencyKey) =>
      request<InboxChatDetail>('POST', `/api/admin/support/chats/${id}/${action}`, { body, idempotencyKey }),
    events: ['ChatAnswered'],
    cacheUpdates: (chat) => [[agentChatKey(id), chat]],
    onDone: (_, step) => onDone(step),
  });
}
