import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NotificationList } from '../../lib/api';
import { isLive } from '../../lib/live';
import { useLocation } from '../../lib/router/hooks';
import { keyOf } from '../key';
import { usePolling } from '../live/polling';

/** The server seeds this key on every page it serves to a signed-in person. */
const unreadKey = keyOf(['/api/notifications'], { limit: '1', unread: 'true' });

/** The number of unread notifications. Without the live channel, it is refetched on every navigation and once a minute. */
export function useUnreadCount(signedIn: boolean): number {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery<NotificationList>({
    queryKey: unreadKey,
    enabled: signedIn,
    retry: false,
    ...usePolling(),
  });
  const at = useRef(pathname);
  useEffect(() => {
    // The first page was served with the count.
    if (at.current === pathname) return;
    at.current = pathname;
    if (signedIn && !isLive()) void refetch();
  }, [pathname, refetch, signedIn]);
  return signedIn ? (data?.unreadCount ?? 0) : 0;
}
