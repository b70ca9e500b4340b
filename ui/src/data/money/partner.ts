import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Fee, List, Partner, PartnerSubscription } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const subscriptionKey = keyOf(['/api/partner-subscription']);

/** The person's partner subscription. */
export const usePartnerSubscription = () => useQuery<PartnerSubscription>({ queryKey: subscriptionKey, ...changedByOthers });

/** Starts a month, or the next one. */
export const useSubscribe = (onDone: (fee: Fee) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<Fee>('POST', '/api/partner-subscription', { body: {}, idempotencyKey }),
    events: ['FeeSettled'],
    waitForRefetch: true,
    onDone,
  });

/** Cancels the month that the person hasn't paid for. */
export const useCancelMonth = (onDone: () => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<PartnerSubscription>('POST', '/api/partner-subscription/cancel', { body: {}, idempotencyKey }),
    events: ['FeeSettled'],
    cacheUpdates: (subscription) => [[subscriptionKey, subscription]],
    onDone,
  });

/** The people who are partners today, in the order in which their months end. */
export const usePartners = (cursor: string | null) =>
  useQuery<List<Partner>>({ queryKey: keyOf(['/api/admin/partners'], { cursor }), placeholderData: keepPreviousData });
