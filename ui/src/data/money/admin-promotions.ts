import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Audience, DeskPromotion, List } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useAdminPromotions = (cursor: string | null) =>
  useQuery<List<DeskPromotion>>({ queryKey: keyOf(['/api/admin/promotions'], { cursor }), placeholderData: keepPreviousData });

export interface PromotionBody {
  reason: string;
  audience: Audience;
  from: string | null;
  until: string | null;
}

/** Null makes today a free day. */
export function useStartPromotion(onDone: (made: DeskPromotion) => void) {
  return useChange({
    run: (body: PromotionBody | null, idempotencyKey) =>
      body === null
        ? request<DeskPromotion>('POST', '/api/admin/promotions/free-day', { body: {}, idempotencyKey })
        : request<DeskPromotion>('POST', '/api/admin/promotions', { body, idempotencyKey }),
    events: ['PromotionsChanged'],
    waits: true,
    onDone,
  });
}

export function useEndPromotion(onDone: () => void) {
  return useChange({
    run: (id: number, idempotencyKey) => request<unknown>('POST', `/api/admin/promotions/${id}/end`, { body: {}, idempotencyKey }),
    events: ['PromotionsChanged'],
    waits: true,
    onDone,
  });
}
