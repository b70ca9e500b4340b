import { useQuery } from '@tanstack/react-query';
import type { CardCheck, CardSettings, Reconciliation } from '../../lib/api-cards';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const cardsKey = keyOf(['/api/admin/cards']);

/** The settings of paying fees by card. `isAwaited` asks again every few seconds, because a test payment was just made. */
export const useCardSettings = (isAwaited = false) =>
  useQuery<CardSettings>({ queryKey: cardsKey, refetchInterval: ({ state }) => (isAwaited && state.data?.testedAt === null ? 3_000 : false) });

export interface NewCardSettings {
  isOn: boolean;
  isPayOn: boolean;
  secretKey: string;
  webhookSecret: string;
}

export const useSaveCards = (onDone: () => void) =>
  useChange({
    run: (body: NewCardSettings, idempotencyKey) => request<CardSettings>('PUT', '/api/admin/cards', { body, idempotencyKey }),
    events: ['PricingChanged'],
    cacheUpdates: (settings) => [[cardsKey, settings]],
    onDone,
  });

/** How the ledger compares with what Stripe lists. */
export const useReconciliation = () => useQuery<Reconciliation>({ queryKey: keyOf(['/api/admin/reconciliation']) });

/** Asks for a page at Stripe for a test payment. */
export const useTestPayment = (onDone: (url: string) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<{ url: string }>('POST', '/api/admin/cards/test', { body: {}, idempotencyKey }),
    events: [],
    onDone: ({ url }) => onDone(url),
  });

/** Asks Stripe whether the key works. */
export const useCheckCards = (onDone: (check: CardCheck) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<CardCheck>('POST', '/api/admin/cards/check', { body: {}, idempotencyKey }),
    events: [],
    onDone,
  });
