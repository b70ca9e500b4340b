import { request } from '../../lib/http';
import { useChange } from '../use-change';

/** Asks for the page at Stripe on which something can be paid, such as `/api/fees/12`, and goes there. */
export const useCheckout = (path: string) =>
  useChange({
    run: (_: null, idempotencyKey) => request<{ url: string }>('POST', `${path}/checkout`, { body: {}, idempotencyKey }),
    events: [],
    onDone: ({ url }) => location.assign(url),
  });
