import { useQuery } from '@tanstack/react-query';
import type { UnreadMessages } from '../../lib/api';
import { isLive } from '../../lib/live';
import { keyOf } from '../key';

const minute = 60_000;

/** The number of conversations and support chats with unread messages. Without the live channel, it is refetched once a minute. */
export function useUnreadMessages(signedIn: boolean): number {
  const { data } = useQuery<UnreadMessages>({
    queryKey: keyOf(['/api/mobile/notifications']),
    enabled: signedIn,
    refetchInterval: () => !isLive() && minute,
    retry: false,
  });
  return signedIn ? (data?.unreadCount ?? 0) : 0;
}
