import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminPromotion, Audience, List } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useAdminPromotions = (cursor: string | null) =>
  useQuery<List<AdminPromotion>>({ queryKey: keyOf(['/api/admin/promotions'], { cursor }), placeholderData: keepPreviousData });

export interface PromotionBody {
  reason: string;
  audience: Audience;
  from: string | null;
  until: string | null;
}

/** Starts a promotion; null makes today a free day. */
export function useStartPromotion(onDone: (promotion: AdminPromotion) => void) {
  return useChange({
    run: (body: PromotionBody | null, idempotencyKey) =>
      body === null
        ? request<AdminPromotion>('POST', '/api/admin/promotions/free-day', { body: {}, idempotencyKey })
        : request<AdminPromotion>('POST', '/api/admin/promotions', { body, idempotencyKey }),
    events: ['PromotionsChanged'],
    waitForRefetch: true,
    onDone,
  });
}

export function useEndPromotion(onDone: () => void) {
  return useChange({
    run: (id: number, idempotencyKey) => request<unknown>('POST', `/api/admin/promotions/${id}/end`, { body: {}, idempotencyKey }),
    events: ['PromotionsChanged'],
    waitForRefetch: true,
    onDone,
  });
}
