import type { Pricing } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

/** Where each text about money that the operator writes is saved. */
const paths = { howToPay: '/api/admin/pay-instructions', partnerOffer: '/api/admin/partner-offer' } as const;

export type PricingText = keyof typeof paths;

export const useSavePricingText = (field: PricingText, onDone: () => void) =>
  useChange({
    run: (text: string, idempotencyKey) => request<Partial<Pricing>>('PUT', paths[field], { body: { [field]: text }, idempotencyKey }),
    events: ['PricingChanged'],
    waitForRefetch: true,
    onDone,
  });
