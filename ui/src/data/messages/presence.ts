import { useQuery } from '@tanstack/react-query';
import type { Presence } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const path = '/api/presence';

/** Whether people in the person's conversations see when the person is here. */
export const usePresence = () => useQuery<Presence>({ queryKey: keyOf(['/api/presence']) });

export const useSetPresence = () =>
  useChange({
    run: (visible: boolean, idempotencyKey) => request<Presence>('PUT', path, { body: { visible }, idempotencyKey }),
    events: ['PresenceChanged'],
  });
