import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { clearCache } from './clear-cache';
import { useSetUser } from './session';

/** Switches the cache to another account. Everything read for the previous one is removed, so no event is needed. */
export function useSwitchUser(): (user: User) => void {
  const client = useQueryClient();
  const setUser = useSetUser();
  return (user) => {
    clearCache(client);
    setUser(user);
  };
}
