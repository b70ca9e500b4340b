import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export type SiteLimits = ResponseOf<'SiteLimits'>;

export const useSiteLimits = () => useQuery<SiteLimits>({ queryKey: keyOf(['/api/admin/limits']) });

export const useSaveLimits = (onDone: () => void) =>
  useChange({
    run: (body: SiteLimits, idempotencyKey) => request<SiteLimits>('PUT', '/api/admin/limits', { body, idempotencyKey }),
    events: ['LimitsChanged'],
    waitForRefetch: true,
    onDone,
  });
