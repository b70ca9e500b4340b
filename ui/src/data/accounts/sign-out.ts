import type { QueryClient } from '@tanstack/react-query';
import { removeStored } from '../../lib/storage';
import { userKey } from './session';

/** Navigates instead of calling the API, so that the server ends the session and serves a page without any of its data. */
export function signOut(client: QueryClient): void {
  try {
    client.removeQueries({ queryKey: userKey });
    removeStored('tour-skipped');
    location.assign('/api/logout');
  } catch {
    location.assign('/');
  }
}
