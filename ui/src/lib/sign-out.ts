import { dropStored } from './storage';

/** A navigation, so that the server can end the session and answer with a page that knows nothing of it. */
export function signOut(): void {
  try {
    dropStored('tour-skipped');
    location.assign('/api/logout');
  } catch {
    location.assign('/');
  }
}
