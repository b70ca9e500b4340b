import { useQuery } from '@tanstack/react-query';
import type { AgentChatFull } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** Polling interval in milliseconds: neither side is more than three seconds behind while the tab is visible. */
const poll = 3000;

const agentChatKey = (id: number) => keyOf(['/api/admin/support/chats', id]);

export const useAgentChat = (id: number) => useQuery<AgentChatFull>({ queryKey: agentChatKey(id), refetchInterval: poll, ...changedByOthers });

type Step = { do: 'take' | 'end' } | { do: 'transfer'; agentId: number } | { do: 'messages' | 'notes'; message: string };

/** Takes an agent's step on a chat; every response is the whole chat. */
export function useAgentStep(id: number, onDone: (step: Step) => void = () => {}) {
  return useChange({
    run: ({ do: step, ...body }: Step, idempotencyKey) =>
      request<AgentChatFull>('POST', `/api/admin/support/chats/${id}/${step}`, { body, idempotencyKey }),
    events: ['ChatAnswered'],
    answers: (chat) => [[agentChatKey(id), chat]],
    onDone: (_, step) => onDone(step),
  });
}
