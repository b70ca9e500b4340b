import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { NotificationList } from '../../lib/api';
import { keyOf } from '../key';

const minute = 60_000;

/** The server seeds this key into every page of a signed-in person. */
const unreadKey = keyOf(['/api/notifications'], { limit: '1', unread: 'true' });

/** How many are unread: asked again with every page, and once a minute while the tab is visible. */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery<NotificationList>({ queryKey: unreadKey, refetchInterval: minute, retry: false });
  const at = useRef(pathname);
  useEffect(() => {
    // The first page brought the count along.
    if (at.current === pathname) return;
    at.current = pathname;
    void refetch();
  }, [pathname, refetch]);
  return data?.unreadCount ?? 0;
}
