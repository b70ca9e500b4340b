import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { emit } from '../emit';
import { useSetUser } from './session';

/** Adds a role on the way: the form said that sending it would. */
export function useTakeRole(): (role: 'employer' | 'worker', idempotencyKey: string) => Promise<void> {
  const client = useQueryClient();
  const setUser = useSetUser();
  return async (role, idempotencyKey) => {
    setUser(await request<User>('PUT', '/api/auth/role', { body: { role }, idempotencyKey: `${idempotencyKey}-role` }));
    if (role === 'employer') void emit(client, ['HiringRoleTaken']);
  };
}
