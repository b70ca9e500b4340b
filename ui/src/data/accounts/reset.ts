import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from './switch-user';

export function useRequestReset(onDone: (requested: { message: string }) => void) {
  return useAction({
    run: (body: { email: string }) => request<{ message: string }>('POST', '/api/auth/reset-request', { body }),
    onDone,
  });
}

export function useReset(onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (body: { token: string; password: string }) => request<User>('POST', '/api/auth/reset', { body }),
    onDone: (user) => {
      switchUser(user);
      onDone(user);
    },
  });
}
