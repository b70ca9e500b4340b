import type { User } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { userKey } from './session';

/** Sends no idempotency key: the server stores nothing about requests that contain secrets. */
export function useChangePassword(onDone: () => void) {
  return useChange({
    run: (body: { current: string; new: string }) => request<User>('PUT', '/api/auth/password', { body }),
    events: ['PasswordChanged'],
    cacheUpdates: (user) => [[userKey, user]],
    waitForRefetch: true,
    onDone,
  });
}
