import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { NotificationList } from '../../lib/api';
import { keyOf } from '../key';

const minute = 60_000;

/** The server seeds this key on every page it serves to a signed-in person. */
const unreadKey = keyOf(['/api/notifications'], { limit: '1', unread: 'true' });

/** The number of unread notifications, refetched on every navigation and once a minute while the tab is visible. */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery<NotificationList>({ queryKey: unreadKey, refetchInterval: minute, retry: false });
  const at = useRef(pathname);
  useEffect(() => {
    // The first page was served with the count.
    if (at.current === pathname) return;
    at.current = pathname;
    void refetch();
  }, [pathname, refetch]);
  return data?.unreadCount ?? 0;
}
