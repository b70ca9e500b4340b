import { useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, ChatSession } from '../../lib/api';
import { request } from '../../lib/http';
import { toast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { messagesKey, supportKey } from './keys';
import { setSession } from './queries';

export function useStartChat(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    // A subject is not asked for: the field goes without a value.
    run: (_: null) => request<ChatSession>('POST', '/api/support/chat/start', { body: { subject: undefined } }),
    onDone: async (session) => {
      await client.cancelQueries({ queryKey: supportKey, exact: true });
      setSession(client, session);
      toast('Chat Started', "You're connected to our support team.");
      onDone();
      await client.invalidateQueries({ queryKey: supportKey, exact: true });
    },
    onFail: () => toast('Error', 'Failed to start chat session. Please try again.', 'destructive'),
  });
}

/** Sends a message into the session. */
export async function sendMessage(sessionId: string | undefined, message: string, idempotencyKey: string): Promise<ChatMessage> {
  if (!sessionId) throw new Error('No active chat session');
  return request<ChatMessage>('POST', '/api/support/chat/message', { body: { sessionId, message, messageType: 'text' }, idempotencyKey });
}

export function useSendMessage(sessionId: string | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (message: string, key) => sendMessage(sessionId, message, key),
    onDone: async (sent) => {
      const key = messagesKey(sessionId ?? '');
      // A look that began before it was sent does not know it.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<ChatMessage[]>(key, (known = []) => [...known.filter(({ id }) => id !== sent.id), sent]);
      onDone();
    },
    onFail: () => toast('Error', 'Failed to send message. Please try again.', 'destructive'),
  });
}

export function useEndChat(sessionId: string | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (satisfaction: number | null, idempotencyKey) =>
      request<ChatSession>('POST', `/api/support/chat/${sessionId}/end`, { body: { satisfaction }, idempotencyKey }),
    onDone: async () => {
      await client.cancelQueries({ queryKey: supportKey });
      setSession(client, null);
      client.removeQueries({ queryKey: messagesKey(sessionId ?? '') });
      toast('Chat Ended', 'Thank you for your feedback!');
      onDone();
    },
    onFail: () => toast('Error', 'Failed to end chat. Please try again.', 'destructive'),
  });
}

export function useLeaveEmail(sessionId: string) {
  const client = useQueryClient();
  return useAction({
    run: (email: string, idempotencyKey) => request<ChatSession>('PUT', `/api/support/chat/${sessionId}/email`, { body: { email }, idempotencyKey }),
    onDone: (session) => setSession(client, session),
  });
}

/** Tells the other devices of the account what was seen. */
export function tellSeen(sessionId: string, messageId: number): void {
  request('POST', `/api/support/chat/${sessionId}/seen`, { body: { messageId } }).catch(() => {});
}

/** Tells the other side that somebody types. Nobody misses it when it is lost. */
export function tellTyping(path: string): void {
  request('POST', path).catch(() => {});
}
