import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Fee, FeeQueue, List, PayMethod } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useAdminFees = (queue: FeeQueue, cursor: string | null) =>
  useQuery<List<Fee>>({ queryKey: keyOf(['/api/admin/fees'], { queue, cursor }), placeholderData: keepPreviousData });

export type FeeStep =
  | { action: 'pay'; body: { method: PayMethod; reference: string; paidOn: string } }
  | { action: 'waive' | 'refund'; body: { reason: string } }
  | { action: 'return'; body: { method: PayMethod; reference: string } };

export function useFeeStep(id: number, onDone: (fee: Fee) => void) {
  return useChange({
    run: ({ action, body }: FeeStep, idempotencyKey) => request<Fee>('POST', `/api/admin/fees/${id}/${action}`, { body, idempotencyKey }),
    events: ['FeeSettled'],
    waitForRefetch: true,
    onDone,
  });
}
