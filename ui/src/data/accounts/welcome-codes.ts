import { useQuery } from '@tanstack/react-query';
import type { List, ResponseOf, User } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

type WelcomeCode = ResponseOf<'WelcomeCode'>;

export const useWelcomeCodes = () => useQuery<List<WelcomeCode>>({ queryKey: keyOf(['/api/admin/welcome-codes']) });

export const useMakeWelcomeCode = (onDone: (code: WelcomeCode) => void) =>
  useChange({
    run: (uses: number, idempotencyKey) => request<WelcomeCode>('POST', '/api/admin/welcome-codes', { body: { uses }, idempotencyKey }),
    events: ['WelcomeCodesChanged'],
    waitForRefetch: true,
    onDone,
  });

export const useDeleteWelcomeCode = (onDone: () => void) =>
  useChange({
    run: (id: number, idempotencyKey) => request<WelcomeCode>('DELETE', `/api/admin/welcome-codes/${id}`, { idempotencyKey }),
    events: ['WelcomeCodesChanged'],
    waitForRefetch: true,
    onDone,
  });

/** Uses a code for one's own account. */
export const useWelcomeCode = (onDone: () => void) =>
  useChange({
    run: (code: string, idempotencyKey) => request<User>('POST', '/api/welcome-code', { body: { code }, idempotencyKey }),
    events: [],
    onDone,
  });
