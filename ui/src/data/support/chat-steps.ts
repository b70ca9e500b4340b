import { useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, ChatSession } from '../../lib/api';
import { request } from '../../lib/http';
import { toast } from '../../lib/toast';
import { useChange } from '../use-change';
import { chatKey, withSession } from './chat';
import { messagesKey } from './messages';

export async function sendMessage(sessionId: string | undefined, message: string, idempotencyKey: string): Promise<ChatMessage> {
  if (!sessionId) throw new Error('No active chat session');
  return request<ChatMessage>('POST', '/api/support/chat/message', { body: { sessionId, message, messageType: 'text' }, idempotencyKey });
}

export function useSendMessage(sessionId: string | undefined, onDone: () => void) {
  const client = useQueryClient();
  const key = messagesKey(sessionId ?? '');
  return useChange({
    run: (message: string, idempotencyKey) => sendMessage(sessionId, message, idempotencyKey),
    events: ['ChatMessageSent'],
    cacheUpdates: (sent) => {
      const known = client.getQueryData<ChatMessage[]>(key) ?? [];
      return [[key, [...known.filter(({ id }) => id !== sent.id), sent]]];
    },
    onDone,
    onFail: () => toast('Error', 'Failed to send message. Please try again.', 'destructive'),
  });
}

export function useEndChat(sessionId: string | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useChange({
    run: (satisfaction: number | null, idempotencyKey) =>
      request<ChatSession>('POST', `/api/support/chat/${sessionId}/end`, { body: { satisfaction }, idempotencyKey }),
    events: ['ChatEnded'],
    cacheUpdates: () => {
      client.removeQueries({ queryKey: messagesKey(sessionId ?? '') });
      return [[chatKey, withSession(client, null)]];
    },
    onDone: () => {
      toast('Chat Ended', 'Thank you for your feedback!');
      onDone();
    },
    onFail: () => toast('Error', 'Failed to end chat. Please try again.', 'destructive'),
  });
}

export function useSaveEmail(sessionId: string) {
  const client = useQueryClient();
  return useChange({
    run: (email: string, idempotencyKey) => request<ChatSession>('PUT', `/api/support/chat/${sessionId}/email`, { body: { email }, idempotencyKey }),
    events: ['ChatEmailLeft'],
    cacheUpdates: (session) => [[chatKey, withSession(client, session)]],
  });
}
