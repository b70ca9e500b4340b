// The number on the icon of the app: conversations that wait to be read.
import { useEffect } from 'react';
import { useSession } from '../../data/accounts/session';
import { useUnreadMessages } from '../../data/pwa/unread-messages';
import { isStandalone } from '../../lib/install';

/** Milliseconds. */
const askEvery = 60_000;

/** Keeps the number right while somebody is signed in; without the app there is no icon, and once is enough. */
export function useUnreadOnIcon(): void {
  const signedIn = useSession().user !== null;
  const { data } = useUnreadMessages(signedIn, isStandalone() && askEvery);
  const unread = signedIn ? (data?.unreadCount ?? 0) : 0;
  useEffect(() => {
    // Not every browser has icons with numbers, and some refuse without saying why beforehand.
    navigator.setAppBadge?.(unread).catch((error) => console.warn('The icon has no number', error));
  }, [unread]);
}
