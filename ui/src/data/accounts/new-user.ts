import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { forgetAnswers } from './forget';
import { useSetUser } from './session';

/** Switches the cache to another account. Everything read for the previous one is removed, so no event is needed. */
export function useNewUser(): (user: User) => void {
  const client = useQueryClient();
  const setUser = useSetUser();
  return (user) => {
    forgetAnswers(client);
    setUser(user);
  };
}
