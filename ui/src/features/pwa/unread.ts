// The badge on the app icon: the number of unread notifications. A push sets the same number (src/worker/push.ts).
import { useEffect } from 'react';
import { useSession } from '../../data/accounts/session';
import { useUnreadCount } from '../../data/notifications/unread';

/** Keeps the badge up to date while signed in. */
export function useIconBadge(): void {
  const unread = useUnreadCount(useSession().user !== null);
  useEffect(() => {
    // Not every browser supports badges, and some reject the call.
    navigator.setAppBadge?.(unread).catch((error) => console.warn('Failed to set the app icon badge', error));
  }, [unread]);
}
