import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, Voucher } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useVouchers = (cursor: string | null) =>
  useQuery<List<Voucher>>({ queryKey: keyOf(['/api/admin/vouchers'], { cursor }), placeholderData: keepPreviousData });

export interface VoucherBody {
  code: string | null;
  uses: number;
  until: string | null;
  note: string;
}

export function useAddVoucher(onDone: (voucher: Voucher) => void) {
  return useChange({
    run: (body: VoucherBody, idempotencyKey) => request<Voucher>('POST', '/api/admin/vouchers', { body, idempotencyKey }),
    events: ['VouchersChanged'],
    waitForRefetch: true,
    onDone,
  });
}

export function useEndVoucher(onDone: () => void) {
  return useChange({
    run: (id: number, idempotencyKey) => request<unknown>('POST', `/api/admin/vouchers/${id}/end`, { body: {}, idempotencyKey }),
    events: ['VouchersChanged'],
    waitForRefetch: true,
    onDone,
  });
}
