import type { Role, User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from './switch-user';

export function useChooseRole(onDone: (user: User) => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (role: Role) => request<User>('PUT', '/api/auth/role', { body: { role } }),
    onDone: (user) => {
      switchUser(user);
      onDone(user);
    },
  });
}
