// Signing in carries no idempotency key: the server stores none for secrets.
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useNewUser } from './new-user';

export function useSignIn(onDone: (user: User) => void) {
  const newUser = useNewUser();
  return useAction({
    run: (body: { email: string; password: string }) => request<User>('POST', '/api/auth/sign-in', { body }),
    onDone: (user) => {
      newUser(user);
      onDone(user);
    },
  });
}

/** The one-time link that the console prints for an operator who is locked out. */
export function useAdminLink() {
  const newUser = useNewUser();
  return useAction({
    run: (token: string) => request<User>('POST', '/api/auth/admin-link', { body: { token } }),
    onDone: newUser,
  });
}
