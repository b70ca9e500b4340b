import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export type MoneyDifference = ResponseOf<'MoneyDifference'>;
type MoneyCheck = ResponseOf<'MoneyCheck'>;

const checkKey = keyOf(['/api/admin/ledger', 'check']);

/** What the last check of ended contracts found. */
export const useDifferences = (state: MoneyDifference['state'], cursor: string | null, isRunning: boolean) =>
  useQuery<List<MoneyDifference>>({
    queryKey: keyOf(['/api/admin/ledger', 'differences'], { state, cursor }),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? 3_000 : false,
  });

/** How far the check is; asked again while it runs. */
export const useMoneyCheck = () =>
  useQuery<MoneyCheck>({ queryKey: checkKey, refetchInterval: ({ state }) => (state.data?.isRunning ? 3_000 : false) });

export const useBeginCheck = () =>
  useChange({
    run: (_: null, idempotencyKey) => request<MoneyCheck>('POST', '/api/admin/ledger/check', { body: {}, idempotencyKey }),
    events: [],
    cacheUpdates: (check) => [[checkKey, check]],
  });

/** Issues what corrects a difference. */
export const useCorrect = (id: number, onDone: (after: MoneyDifference) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<MoneyDifference>('POST', `/api/admin/ledger/differences/${id}/correct`, { body: {}, idempotencyKey }),
    events: ['OfficeChanged'],
    waitForRefetch: true,
    onDone,
  });
