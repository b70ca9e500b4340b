import { useQueryClient } from '@tanstack/react-query';
import type { Profile, Role, User } from '../../lib/api';
import { forgetAnswers } from '../../lib/forget';
import { request } from '../../lib/http';
import { useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';
import { profileKey } from './keys';

function useNewUser(): (user: User) => void {
  const client = useQueryClient();
  const setUser = useSetUser();
  return (user) => {
    forgetAnswers(client);
    setUser(user);
  };
}

// Signing in and up carry no idempotency key: the server keeps none for them.
export function useSignIn(onDone: (user: User) => void) {
  const newUser = useNewUser();
  return useAction({
    run: (body: { email: string; password: string }) => request<User>('POST', '/api/auth/sign-in', { body }),
    onDone: (user) => {
      newUser(user);
      onDone(user);
    },
  });
}

/** The one-time link that the console prints for an operator who is locked out. */
export function useAdminLink() {
  const newUser = useNewUser();
  return useAction({
    run: (token: string) => request<User>('POST', '/api/auth/admin-link', { body: { token } }),
    onDone: newUser,
  });
}

export function useSignUp(onDone: (user: User) => void) {
  const newUser = useNewUser();
  return useAction({
    run: (body: { name: string; email: string; password: string }) => request<User>('POST', '/api/auth/sign-up', { body }),
    onDone: (user) => {
      newUser(user);
      onDone(user);
    },
  });
}

export function useChooseRole(onDone: (user: User) => void) {
  const newUser = useNewUser();
  return useAction({
    run: (role: Role, idempotencyKey) => request<User>('PUT', '/api/auth/role', { body: { role }, idempotencyKey }),
    onDone: (user) => {
      newUser(user);
      onDone(user);
    },
  });
}

export type ProfileBody = Omit<Profile, 'placeId' | 'currency'>;

export function useSaveProfile(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: ProfileBody, idempotencyKey) => request<Profile>('PUT', '/api/profile', { body, idempotencyKey }),
    onDone: async (profile) => {
      client.setQueryData(profileKey, profile);
      // The name stands in the rail, and others see the rest.
      await client.invalidateQueries({ queryKey: ['/api/auth/user'] });
      client.removeQueries({ queryKey: ['/api/people'] });
      onDone();
    },
  });
}
