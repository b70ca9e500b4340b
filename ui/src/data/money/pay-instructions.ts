import type { Pricing } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export function usePayInstructions(onDone: () => void) {
  return useChange({
    run: (howToPay: string, idempotencyKey) =>
      request<Pick<Pricing, 'howToPay'>>('PUT', '/api/admin/pay-instructions', { body: { howToPay }, idempotencyKey }),
    events: ['PricingChanged'],
    waitForRefetch: true,
    onDone,
  });
}
