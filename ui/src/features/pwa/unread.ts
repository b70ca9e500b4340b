// The badge on the app icon: the number of support chats with unread messages.
import { useEffect } from 'react';
import { useSession } from '../../data/accounts/session';
import { useUnreadMessages } from '../../data/pwa/unread-messages';
import { isStandalone } from '../../lib/install';

/** In milliseconds. */
const pollIntervalMs = 60_000;

/** Keeps the badge up to date while signed in. Outside the installed app there is no badge, so it doesn't poll. */
export function useIconBadge(): void {
  const signedIn = useSession().user !== null;
  const { data } = useUnreadMessages(signedIn, isStandalone() && pollIntervalMs);
  const unread = signedIn ? (data?.unreadCount ?? 0) : 0;
  useEffect(() => {
    // Not every browser supports badges, and some reject the call.
    navigator.setAppBadge?.(unread).catch((error) => console.warn('Failed to set the app icon badge', error));
  }, [unread]);
}
