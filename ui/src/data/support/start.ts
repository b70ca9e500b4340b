import { useQueryClient } from '@tanstack/react-query';
import type { ChatSession } from '../../lib/api';
import { request } from '../../lib/http';
import { toast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { emit } from '../emit';
import { chatKey, withSession } from './chat';

export function useStartChat(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    // The form has no subject, so the field is sent without a value.
    run: (_: null, idempotencyKey) => request<ChatSession>('POST', '/api/support/chat/start', { body: { subject: undefined }, idempotencyKey }),
    onDone: async (session) => {
      await client.cancelQueries({ queryKey: chatKey, exact: true });
      client.setQueryData(chatKey, withSession(client, session));
      toast('Chat Started', "You're connected to our support team.");
      onDone();
      // The response contains the session but not the hours or the usual reply time, so those are refetched.
      await emit(client, ['ChatStarted']);
    },
    onFail: () => toast('Error', 'Failed to start chat session. Please try again.', 'destructive'),
  });
}

/** Reports the last message seen, for the account's other devices. */
export function sendSeen(sessionId: string, messageId: number): void {
  request('POST', `/api/support/chat/${sessionId}/seen`, { body: { messageId } }).catch(() => {});
}
