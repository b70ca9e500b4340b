// Signing in sends no idempotency key: the server stores nothing about requests that contain secrets.
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from './switch-user';

export function useSignIn(onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (body: { email: string; password: string }) => request<User>('POST', '/api/auth/sign-in', { body }),
    onDone: (user) => {
      switchUser(user);
      onDone(user);
    },
  });
}

/** Signs in with the one-time link that the command line prints for a locked-out operator. */
export function useAdminLink() {
  const switchUser = useSwitchUser();
  return useAction({
    run: (token: string) => request<User>('POST', '/api/auth/admin-link', { body: { token } }),
    onDone: switchUser,
  });
}
