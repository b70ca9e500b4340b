import type { QueryClient } from '@tanstack/react-query';
import { dropStored } from './storage';

/** A navigation, so that the server can end the session and answer with a page that knows nothing of it. */
export function signOut(client: QueryClient): void {
  try {
    client.removeQueries({ queryKey: ['/api/auth/user'] });
    dropStored('tour-skipped');
    location.assign('/api/logout');
  } catch {
    location.assign('/');
  }
}
