import type { Profile } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { profileKey } from './profile';

export type ProfileBody = Omit<Profile, 'placeId' | 'currency' | 'photo' | 'documents' | 'completeness'>;

const changed = {
  events: ['ProfileChanged'],
  cacheUpdates: (profile: Profile) => [[profileKey, profile]] as const,
} as const;

export function useSaveProfile(onDone: () => void) {
  return useChange({
    ...changed,
    run: (body: ProfileBody, idempotencyKey) => request<Profile>('PUT', '/api/profile', { body, idempotencyKey }),
    onDone,
  });
}

/** Sets the profile photo by the token of an uploaded file; null restores the initial. */
export function useProfilePhoto(onDone: (profile: Profile) => void) {
  return useChange({
    ...changed,
    run: (photo: string | null, idempotencyKey) => request<Profile>('PUT', '/api/profile/photo', { body: { photo }, idempotencyKey }),
    onDone,
  });
}

export interface DocumentChange {
  token: string;
  keep: boolean;
}

/** Adds a document to the profile or removes it. */
export function useChangeDocument(onDone: (change: DocumentChange) => void) {
  return useChange({
    ...changed,
    run: ({ token, keep }: DocumentChange, idempotencyKey) =>
      request<Profile>(keep ? 'PUT' : 'DELETE', `/api/profile/documents/${token}`, { body: {}, idempotencyKey }),
    onDone: (_, change) => onDone(change),
  });
}
