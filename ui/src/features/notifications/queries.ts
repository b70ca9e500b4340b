import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { NotificationList } from '../../lib/api';
import { bellKey, notificationsKey } from './keys';

const minute = 60_000;

/** How many wait: read anew with every page and once a minute while somebody looks. */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery<NotificationList>({ queryKey: bellKey, refetchInterval: minute, retry: false });
  const at = useRef(pathname);
  useEffect(() => {
    // The first page brought the count along.
    if (at.current === pathname) return;
    at.current = pathname;
    void refetch();
  }, [pathname, refetch]);
  return data?.unreadCount ?? 0;
}

export const useNotifications = (params: Record<string, string>) =>
  useQuery<NotificationList>({ queryKey: notificationsKey(params), placeholderData: keepPreviousData, refetchOnMount: 'always' });
