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
    // The form asks for no subject: the field goes out without a value.
    run: (_: null) => request<ChatSession>('POST', '/api/support/chat/start', { body: { subject: undefined } }),
    onDone: async (session) => {
      await client.cancelQueries({ queryKey: chatKey, exact: true });
      client.setQueryData(chatKey, withSession(client, session));
      toast('Chat Started', "You're connected to our support team.");
      onDone();
      // The response holds the session, but neither the hours nor the usual reply time: those are read again.
      await emit(client, ['ChatStarted']);
    },
    onFail: () => toast('Error', 'Failed to start chat session. Please try again.', 'destructive'),
  });
}

/** Tells the other devices of the account which message was seen last. */
export function sendSeen(sessionId: string, messageId: number): void {
  request('POST', `/api/support/chat/${sessionId}/seen`, { body: { messageId } }).catch(() => {});
}
