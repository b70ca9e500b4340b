import { useQueryClient } from '@tanstack/react-query';
import { track } from '../../lib/analytics';
import type { List, Member, Profile, Role, SessionRow, User } from '../../lib/api';
import { forgetAnswers } from '../../lib/forget';
import { request } from '../../lib/http';
import { useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';
import { membersKey, profileKey, sessionsKey } from './keys';

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
      track('user_signup');
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

export type ProfileBody = Omit<Profile, 'placeId' | 'currency' | 'photo' | 'papers' | 'completeness'>;

function useNewProfile(): (profile: Profile) => void {
  const client = useQueryClient();
  return (profile) => {
    client.setQueryData(profileKey, profile);
    // The name and the picture stand in the rail, and others see the rest. Nobody waits for it to hear "saved".
    void client.invalidateQueries({ queryKey: ['/api/auth/user'] });
    client.removeQueries({ queryKey: ['/api/people'] });
  };
}

export function useSaveProfile(onDone: () => void) {
  const newProfile = useNewProfile();
  return useAction({
    run: (body: ProfileBody, idempotencyKey) => request<Profile>('PUT', '/api/profile', { body, idempotencyKey }),
    onDone: (profile) => {
      newProfile(profile);
      onDone();
    },
  });
}

/** The token of an uploaded photo, or null for the initials. */
export function useProfilePhoto(onDone: (profile: Profile) => void) {
  const newProfile = useNewProfile();
  return useAction({
    run: (photo: string | null, idempotencyKey) => request<Profile>('PUT', '/api/profile/photo', { body: { photo }, idempotencyKey }),
    onDone: (profile) => {
      newProfile(profile);
      onDone(profile);
    },
  });
}

export interface PaperChange {
  token: string;
  keep: boolean;
}

export function usePaper(onDone: (change: PaperChange) => void) {
  const newProfile = useNewProfile();
  return useAction({
    run: ({ token, keep }: PaperChange, idempotencyKey) =>
      request<Profile>(keep ? 'PUT' : 'DELETE', `/api/profile/papers/${token}`, { body: {}, idempotencyKey }),
    onDone: (profile, change) => {
      newProfile(profile);
      onDone(change);
    },
  });
}

// What follows carries no idempotency key where the server keeps none: passwords and links are secrets.
export function useChangePassword(onDone: () => void) {
  const client = useQueryClient();
  const setUser = useSetUser();
  return useAction({
    run: (body: { current: string; new: string }) => request<User>('PUT', '/api/auth/password', { body }),
    onDone: async (user) => {
      setUser(user);
      await client.invalidateQueries({ queryKey: sessionsKey });
      onDone();
    },
  });
}

export function useAskReset(onDone: () => void) {
  return useAction({
    run: (body: { email: string }) => request<{ message: string }>('POST', '/api/auth/reset-request', { body }),
    onDone,
  });
}

export function useReset(onDone: () => void) {
  const newUser = useNewUser();
  return useAction({
    run: (body: { token: string; password: string }) => request<User>('POST', '/api/auth/reset', { body }),
    onDone: (user) => {
      newUser(user);
      onDone();
    },
  });
}

/** The reference of a session, or null for all but this one. */
export function useEndSessions(onDone: (ended: string | null) => void) {
  const client = useQueryClient();
  return useAction({
    run: (reference: string | null, idempotencyKey) =>
      reference === null
        ? request<List<SessionRow>>('POST', '/api/sessions/end-others', { body: {}, idempotencyKey })
        : request<List<SessionRow>>('DELETE', `/api/sessions/${reference}`, { idempotencyKey }),
    onDone: (list, ended) => {
      client.setQueryData(sessionsKey, list);
      onDone(ended);
    },
  });
}

export type StaffAction = 'end-sessions' | 'disable' | 'enable';

export function useStaffAction(member: number, onDone: (action: StaffAction) => void) {
  const client = useQueryClient();
  return useAction({
    run: (action: StaffAction, idempotencyKey) => request<Member>('POST', `/api/admin/people/${member}/${action}`, { body: {}, idempotencyKey }),
    onDone: async (_, action) => {
      await client.invalidateQueries({ queryKey: membersKey() });
      onDone(action);
    },
  });
}

export interface ResetLink {
  url: string;
  expiresAt: number;
}

export function useResetLink(member: number, onDone: (link: ResetLink) => void) {
  return useAction({
    run: (_: null) => request<ResetLink>('POST', `/api/admin/people/${member}/reset-link`, { body: {} }),
    onDone,
  });
}
