import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ChatSession, SupportNow } from '../../lib/api';
import { keyOf } from '../key';

/** Polling interval in milliseconds, while the page is visible. */
const poll = 3000;

export const chatKey = keyOf(['/api/support/chat']);

/** The chat session and the support hours: polled while the panel is open, requested once if a chat may be in progress. */
export const useSupportNow = (asked: boolean, watched: boolean) =>
  useQuery<SupportNow>({ queryKey: chatKey, enabled: asked, refetchInterval: watched && poll, retry: false });

/** Merges the session from a response into the cached data that the panel shows. */
export const withSession = (client: QueryClient, session: ChatSession | null): SupportNow => ({
  isOpen: true,
  opensAt: null,
  usualReplySeconds: null,
  ...client.getQueryData<SupportNow>(chatKey),
  session,
});
