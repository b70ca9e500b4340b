import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ChatSession, SupportNow } from '../../lib/api';
import { keyOf } from '../key';

/** Milliseconds between two looks, while the page is visible. */
const poll = 3000;

export const chatKey = keyOf(['/api/support/chat']);

/** The chat and the support hours: polled while the panel is open, asked once where a chat may be going on. */
export const useSupportNow = (asked: boolean, watched: boolean) =>
  useQuery<SupportNow>({ queryKey: chatKey, enabled: asked, refetchInterval: watched && poll, retry: false });

/** What a response said about the session, merged into what the panel reads. */
export const withSession = (client: QueryClient, session: ChatSession | null): SupportNow => ({
  isOpen: true,
  opensAt: null,
  usualReplySeconds: null,
  ...client.getQueryData<SupportNow>(chatKey),
  session,
});
