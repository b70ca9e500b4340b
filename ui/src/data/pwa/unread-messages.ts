import { useQuery } from '@tanstack/react-query';
import type { UnreadMessages } from '../../lib/api';
import { keyOf } from '../key';
import { usePolling } from '../live/polling';

/** The number of conversations and support chats with unread messages. Without the live channel, it is refetched once a minute. */
export function useUnreadMessages(signedIn: boolean): number {
  const { data } = useQuery<UnreadMessages>({
    queryKey: keyOf(['/api/mobile/notifications']),
    enabled: signedIn,
    retry: false,
    ...usePolling(),
  });
  return signedIn ? (data?.unreadCount ?? 0) : 0;
}
