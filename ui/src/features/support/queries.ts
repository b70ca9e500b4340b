import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ChatMessage, ChatSession, SupportNow } from '../../lib/api';
import { messagesKey, supportKey } from './keys';

/** Milliseconds between two looks, while the page is visible. */
const poll = 3000;

/** Where the chat stands and what the desk promises: looked at while the panel is open, asked once where a chat may be going on. */
export const useSupportNow = (asked: boolean, watched: boolean) =>
  useQuery<SupportNow>({ queryKey: supportKey, enabled: asked, refetchInterval: watched && poll, retry: false });

export const useMessages = (session: ChatSession | null) =>
  useQuery<ChatMessage[]>({
    queryKey: messagesKey(session?.id ?? ''),
    enabled: session !== null,
    refetchInterval: session !== null && session.status !== 'ended' && poll,
    retry: false,
  });

/** Puts what an answer said of the session where the panel looks. */
export function setSession(client: QueryClient, session: ChatSession | null): void {
  client.setQueryData<SupportNow>(supportKey, (known) => ({ isOpen: true, opensAt: null, usualReplySeconds: null, ...known, session }));
}
