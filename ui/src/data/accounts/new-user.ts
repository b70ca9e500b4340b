import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { forgetAnswers } from './forget';
import { useSetUser } from './session';

/** Another account: nothing that was read for the last one holds, so there is no event to name. */
export function useNewUser(): (user: User) => void {
  const client = useQueryClient();
  const setUser = useSetUser();
  return (user) => {
    forgetAnswers(client);
    setUser(user);
  };
}
