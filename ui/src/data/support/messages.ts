import { useQuery } from '@tanstack/react-query';
import type { ChatMessage, ChatSession } from '../../lib/api';
import { keyOf } from '../key';

/** Polling interval in milliseconds, while the page is visible. */
const poll = 3000;

export const messagesKey = (id: string) => keyOf(['/api/support/chat', id, 'messages']);

export const useMessages = (session: ChatSession | null) =>
  useQuery<ChatMessage[]>({
    queryKey: messagesKey(session?.id ?? ''),
    enabled: session !== null,
    refetchInterval: session !== null && session.status !== 'ended' && poll,
    retry: false,
  });
