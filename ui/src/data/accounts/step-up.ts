import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSetUser } from './session';

/** Sends no idempotency key: the server stores nothing about requests that contain secrets. */
export const useStepUp = (onDone: () => void) =>
  useAction({ run: (body: { password: string }) => request<null>('POST', '/api/auth/step-up', { body }), onDone });

/** Starts a new session after the last one ended. Nothing cached is removed, because it is the same person. */
export function useSignInAgain(email: string, onDone: () => void) {
  const setUser = useSetUser();
  return useAction({
    run: (body: { password: string }) => request<User>('POST', '/api/auth/sign-in', { body: { email, ...body } }),
    onDone: (user) => {
      setUser(user);
      onDone();
    },
  });
}
