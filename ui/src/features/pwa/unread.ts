// The number on the icon of the app: conversations that wait to be read.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Unread } from '../../lib/api';
import { isStandalone } from '../../lib/install';
import { useSession } from '../../lib/session';

/** Milliseconds. */
const askEvery = 60_000;

/** Keeps the number right while somebody is signed in; without the app there is no icon, and once is enough. */
export function useUnreadOnIcon(): void {
  const signedIn = useSession().user !== null;
  const { data } = useQuery<Unread>({
    queryKey: ['/api/mobile/notifications'],
    enabled: signedIn,
    refetchInterval: isStandalone() && askEvery,
  });
  const unread = signedIn ? (data?.unreadCount ?? 0) : 0;
  useEffect(() => {
    // Not every browser has icons with numbers, and some refuse without saying why beforehand.
    navigator.setAppBadge?.(unread).catch((error) => console.warn('The icon has no number', error));
  }, [unread]);
}
