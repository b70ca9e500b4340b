import { useQuery } from '@tanstack/react-query';
import type { PayoutAccount } from '../../lib/api-cards';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const key = keyOf(['/api/payout-account']);

/** Whether the signed-in worker can be paid by card. */
export const usePayoutAccount = () => useQuery<PayoutAccount>({ queryKey: key });

/** Asks for a page at Stripe on which the worker sets up their account, and goes there. */
export const useSetUpPayouts = () =>
  useChange({
    run: (_: null, idempotencyKey) => request<{ url: string }>('POST', '/api/payout-account', { body: {}, idempotencyKey }),
    events: [],
    onDone: ({ url }) => location.assign(url),
  });

/** Asks Stripe whether the account is ready. */
export const useCheckPayouts = () =>
  useChange({
    run: (_: null, idempotencyKey) => request<PayoutAccount>('POST', '/api/payout-account/check', { body: {}, idempotencyKey }),
    events: [],
    cacheUpdates: (account) => [[key, account]],
  });
