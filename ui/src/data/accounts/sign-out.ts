import type { QueryClient } from '@tanstack/react-query';
import { dropStored } from '../../lib/storage';
import { userKey } from './session';

/** Navigates, so that the server ends the session and sends a page that knows nothing of it. */
export function signOut(client: QueryClient): void {
  try {
    client.removeQueries({ queryKey: userKey });
    dropStored('tour-skipped');
    location.assign('/api/logout');
  } catch {
    location.assign('/');
  }
}
