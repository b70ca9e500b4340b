import { useQuery } from '@tanstack/react-query';
import type { UnusedVoucher } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

interface Vouchers {
  items: UnusedVoucher[];
}

const vouchersKey = keyOf(['/api/vouchers']);

export const useMyVouchers = (enabled: boolean) => useQuery<Vouchers>({ queryKey: vouchersKey, enabled });

export function useRedeemVoucher(onDone: () => void) {
  return useChange({
    run: (code: string, idempotencyKey) => request<Vouchers>('POST', '/api/vouchers', { body: { code }, idempotencyKey }),
    events: ['VoucherRedeemed'],
    cacheUpdates: (vouchers) => [[vouchersKey, vouchers]],
    waitForRefetch: true,
    onDone,
  });
}
