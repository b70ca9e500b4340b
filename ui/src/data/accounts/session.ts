import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../lib/api';
import { reader } from '../client';
import { keyOf } from '../key';

/** The five states in which a page can be asked for. */
export type SessionState = 'loading' | 'out' | 'norole' | 'role' | 'staff';

export const userKey = keyOf(['/api/auth/user']);

const userQuery = queryOptions({
  queryKey: userKey,
  // A 401 is an answer here: signed out. A lost connection is not one, and leaves what was known.
  queryFn: reader('null') as () => Promise<User | null>,
  retry: false,
  // Offline, every page that opens would ask again and wait again. It is asked once the connection is back.
  retryOnMount: false,
});

export function stateOf(user: User | null | undefined): SessionState {
  if (user === undefined) return 'loading';
  if (user === null) return 'out';
  // As on the server: an agent needs no role to reach the support inbox.
  if (user.staff) return 'staff';
  return user.role === null ? 'norole' : 'role';
}

export function useSession(): { user: User | null; state: SessionState } {
  const { data, isError } = useQuery(userQuery);
  // Nothing known and no answer: the signed-out view is the one that works without the server.
  const user = data === undefined && isError ? null : data;
  return { user: user ?? null, state: stateOf(user) };
}

export const canPost = (user: User | null) => user?.roles.some((role) => role === 'employer' || role === 'enterprise') ?? false;
export const canApply = (user: User | null) => user?.roles.includes('worker') ?? false;

/** After a change of the account: put the new user where every page looks. */
export function useSetUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => client.setQueryData(userKey, user);
}
