// Links in mails are secrets, so using one sends no idempotency key: the server stores nothing about it.
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import type { Secret } from './proof';
import { useSwitchUser } from './switch-user';

export const useRequestEmailLink = (onDone: (requested: { message: string }) => void) =>
  useAction({
    run: (body: { email: string }) => request<{ message: string }>('POST', '/api/auth/email-link', { body }),
    onDone,
  });

export function useSignInByLink(token: string, onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (secret: Secret) => request<User>('POST', '/api/auth/email-link/sign-in', { body: { token, ...secret } }),
    onDone: (user) => {
      switchUser(user);
      onDone(user);
    },
  });
}
