import type { QueryClient } from '@tanstack/react-query';
import { reachesServer } from '../../lib/http';
import { removeStored } from '../../lib/storage';
import { toast } from '../../lib/toast';
import { pausePush } from '../notifications/push';
import { rememberUser } from './remembered-user';
import { userKey } from './session';

/** Milliseconds to wait for the server. */
const checkTimeout = 5_000;

/**
 * Navigates instead of calling the API, so that the server ends the session and serves a page without any of its data. Without a
 * connection, the server couldn't end the session, so the person stays signed in and gets a message. `forget` deletes what only this
 * device has.
 */
export async function signOut(client: QueryClient, forget: () => Promise<void> = async () => {}): Promise<void> {
  if (!(await reachesServer(checkTimeout))) {
    toast('You’re still signed in', 'You’re offline, so we couldn’t sign you out. Try again when you’re back online.', 'destructive');
    return;
  }
  try {
    // First, so that nothing that still arrives is kept.
    rememberUser(null);
    await forget();
    client.removeQueries({ queryKey: userKey });
    removeStored('tour-skipped');
    await pausePush().catch((error) => console.warn('Failed to end the push subscription', error));
    location.assign('/api/logout');
  } catch {
    location.assign('/');
  }
}
