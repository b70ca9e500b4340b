import { request } from '../../lib/http';
import { useChange } from '../use-change';

/** Asks for the page at Stripe on which a fee can be paid. */
export const useCheckout = (fee: number, onDone: (url: string) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<{ url: string }>('POST', `/api/fees/${fee}/checkout`, { body: {}, idempotencyKey }),
    events: [],
    onDone: ({ url }) => onDone(url),
  });
