import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { emit } from '../emit';
import { useSetUser } from './session';

/** Returns a function that adds a role before a form is sent. The form announces this. */
export function useAddRole(): (role: 'employer' | 'worker') => Promise<void> {
  const client = useQueryClient();
  const setUser = useSetUser();
  return async (role) => {
    setUser(await request<User>('PUT', '/api/auth/role', { body: { role } }));
    if (role === 'employer') void emit(client, ['HiringRoleTaken']);
  };
}
