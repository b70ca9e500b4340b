import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export type ServerClock = ResponseOf<'OfficeClock'>;

const clockKey = keyOf(['/api/admin/clock']);

/** What the server's clock says, asked again every ten seconds, because it may be corrected at any time. */
export const useServerClock = () => useQuery<ServerClock>({ queryKey: clockKey, refetchInterval: 10_000 });

/** Says that the server's clock is right although it jumped. */
export const useAcceptClock = (onDone: () => void) =>
  useChange({
    run: (ahead: number, idempotencyKey) => request<ServerClock>('POST', '/api/admin/clock/accept', { body: { ahead }, idempotencyKey }),
    events: ['OfficeChanged'],
    onDone,
  });
