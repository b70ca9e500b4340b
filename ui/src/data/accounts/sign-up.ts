import { track } from '../../lib/analytics';
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from './switch-user';

export function useSignUp(onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (body: { name: string; email: string; password: string; code?: string }) => request<User>('POST', '/api/auth/sign-up', { body }),
    onDone: (user) => {
      track('user_signup');
      switchUser(user);
      onDone(user);
    },
  });
}
