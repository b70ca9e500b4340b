import { track } from '../../lib/analytics';
import type { Role, User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from './switch-user';

interface NewAccount {
  name: string;
  email: string;
  password: string;
  code?: string;
  /** The role that the first action needs; sent along so that the session isn't renewed right after. */
  role?: Role;
}

export function useSignUp(onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (body: NewAccount) => request<User>('POST', '/api/auth/sign-up', { body }),
    onDone: (user) => {
      track('user_signup');
      switchUser(user);
      onDone(user);
    },
  });
}
