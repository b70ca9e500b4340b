import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Fee, FeeQueue, List, PayMethod } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useAdminFees = (queue: FeeQueue, cursor: string | null) =>
  useQuery<List<Fee>>({ queryKey: keyOf(['/api/admin/fees'], { queue, cursor }), placeholderData: keepPreviousData });

export type FeeStep =
  | { verb: 'pay'; body: { method: PayMethod; reference: string; paidOn: string } }
  | { verb: 'waive' | 'refund'; body: { reason: string } }
  | { verb: 'return'; body: { method: PayMethod; reference: string } };

export function useFeeStep(id: number, onDone: (fee: Fee) => void) {
  return useChange({
    run: ({ verb, body }: FeeStep, idempotencyKey) => request<Fee>('POST', `/api/admin/fees/${id}/${verb}`, { body, idempotencyKey }),
    events: ['FeeSettled'],
    waits: true,
    onDone,
  });
}
