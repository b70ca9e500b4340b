import { useQueryClient } from '@tanstack/react-query';
import type { CannedReply, DeskChatFull, SupportHours, SupportSettings } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { cannedKey, deskChatKey, deskListsKey, settingsKey } from './keys';

type Step = { do: 'take' | 'end' } | { do: 'transfer'; agentId: number } | { do: 'messages' | 'notes'; message: string };

/** Whatever an agent does with a chat answers with the chat as it stands then. */
export function useDeskStep(id: number, onDone: (step: Step) => void = () => {}) {
  const client = useQueryClient();
  return useAction({
    run: ({ do: step, ...body }: Step, idempotencyKey) =>
      request<DeskChatFull>('POST', `/api/admin/support/chats/${id}/${step}`, { body, idempotencyKey }),
    onDone: async (chat, step) => {
      await client.cancelQueries({ queryKey: deskChatKey(id) });
      client.setQueryData(deskChatKey(id), chat);
      onDone(step);
      // The bell told of who waited; that is settled with the chat.
      void client.invalidateQueries({ queryKey: ['/api/notifications'] });
      await client.invalidateQueries({ queryKey: deskListsKey, predicate: ({ queryKey }) => typeof queryKey[1] === 'object' });
    },
    // Somebody was faster: what there is now is shown at once.
    onFail: () => void client.invalidateQueries({ queryKey: deskChatKey(id) }),
  });
}

export interface CannedBody {
  id: number | null;
  title: string;
  body: string;
}

export function useSaveCanned(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ id, ...body }: CannedBody, idempotencyKey) =>
      id === null
        ? request<{ items: CannedReply[] }>('POST', cannedKey[0], { body, idempotencyKey })
        : request<{ items: CannedReply[] }>('PUT', `${cannedKey[0]}/${id}`, { body, idempotencyKey }),
    onDone: (replies) => {
      client.setQueryData(cannedKey, replies);
      onDone();
    },
  });
}

export function useDropCanned() {
  const client = useQueryClient();
  return useAction({
    run: (id: number, idempotencyKey) => request<{ items: CannedReply[] }>('DELETE', `${cannedKey[0]}/${id}`, { idempotencyKey }),
    onDone: (replies) => {
      client.setQueryData(cannedKey, replies);
    },
  });
}

export function useSaveSettings(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: { hours: SupportHours[]; keepDays: number }, idempotencyKey) =>
      request<SupportSettings>('PUT', settingsKey[0], { body, idempotencyKey }),
    onDone: (settings) => {
      client.setQueryData(settingsKey, settings);
      onDone();
    },
  });
}
