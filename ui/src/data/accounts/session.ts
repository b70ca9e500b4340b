import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { pageAccount, setPageAccount } from '../../lib/account';
import type { User } from '../../lib/api';
import { queryFunction } from '../client';
import { keyOf } from '../key';
import { hasAccount, rememberedUser, rememberUser } from './remembered-user';

/** The five session states a page can be requested in. */
export type SessionState = 'loading' | 'out' | 'norole' | 'role' | 'staff';

export const userKey = keyOf(['/api/auth/user']);

const userQuery = queryOptions({
  queryKey: userKey,
  // A 401 means signed out and is not an error here. A lost connection is one and leaves the last known user in place.
  queryFn: queryFunction('null') as () => Promise<User | null>,
  retry: false,
  // Offline, every page that opens would request it again and wait. It is refetched once the connection is back.
  retryOnMount: false,
});

export function stateOf(user: User | null | undefined): SessionState {
  if (user === undefined) return 'loading';
  if (user === null) return 'out';
  // As on the server: an agent needs no role to reach the support inbox.
  if (user.staff) return 'staff';
  return user.role === null ? 'norole' : 'role';
}

interface Session {
  user: User | null;
  state: SessionState;
}

const SessionContext = createContext<Session>({ user: null, state: 'loading' });

/** Reads the session once for the whole page, as the site's provider does. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, isError } = useQuery(userQuery);
  const session = useMemo(() => {
    // Until the server responds, assume the person last signed in on this device still is, so that a lost connection doesn't sign
    // them out. If no one is remembered, a failed request shows the signed-out view, which works without the server.
    const user = data === undefined ? (rememberedUser() ?? (isError ? null : undefined)) : data;
    return { user: user ?? null, state: stateOf(user) };
  }, [data, isError]);
  return createElement(SessionContext, { value: session }, children);
}

export const useSession = (): Session => useContext(SessionContext);

/** Keeps what the device remembers in step with what the server says. Once someone is signed out, here or from elsewhere, it forgets them. */
export function useRememberSession(): void {
  const { data } = useQuery(userQuery);
  useEffect(() => {
    const before = pageAccount();
    // Someone else has signed in, in another tab: nothing of this page is theirs.
    if (data && before !== null && before !== data.id) return location.reload();
    setPageAccount((data === undefined ? rememberedUser() : data)?.id ?? null);
    if (data === undefined) return;
    rememberUser(data);
    if (!hasAccount()) return;
    void import('./forget')
      .then(({ forgetEnded }) => forgetEnded(data?.id ?? null))
      .catch((error) => console.warn('What this device had of an account can’t be deleted', error));
  }, [data]);
}

export const canPost = (user: User | null) => user?.roles.some((role) => role === 'employer' || role === 'enterprise') ?? false;
export const canApply = (user: User | null) => user?.roles.includes('worker') ?? false;

/** Returns a setter that puts the changed user in the cache, where every page looks. */
export function useSetUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => client.setQueryData(userKey, user);
}
