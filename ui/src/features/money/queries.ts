import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskPromotion, Fee, FeeQueue, JobFee, KeptVoucher, LedgerEntry, LedgerSum, List, Pricing, Promotion, Voucher } from '../../lib/api';
import { keys } from './keys';

const paged = (path: string, cursor: string | null, rest: Record<string, string> = {}) => {
  const params = { ...rest, ...(cursor && { cursor }) };
  return Object.keys(params).length > 0 ? [path, params] : [path];
};

export const usePricing = () => useQuery<Pricing>({ queryKey: keys.pricing });
export const usePromotions = (cursor: string | null) =>
  useQuery<List<Promotion>>({ queryKey: paged('/api/promotions', cursor), placeholderData: keepPreviousData });
export const useKeptVouchers = (enabled: boolean) => useQuery<{ items: KeptVoucher[] }>({ queryKey: keys.kept, enabled });

export const useJobFee = (job: number) => useQuery<JobFee>({ queryKey: keys.jobFee(job), refetchInterval: 60_000 });
export const useFees = (cursor: string | null) => useQuery<List<Fee>>({ queryKey: paged('/api/fees', cursor), placeholderData: keepPreviousData });
export const useFee = (id: string) => useQuery<Fee>({ queryKey: ['/api/fees', id] });

export const useDeskPromotions = (cursor: string | null) =>
  useQuery<List<DeskPromotion>>({ queryKey: paged('/api/admin/promotions', cursor), placeholderData: keepPreviousData });
export const useVouchers = (cursor: string | null) =>
  useQuery<List<Voucher>>({ queryKey: paged('/api/admin/vouchers', cursor), placeholderData: keepPreviousData });
export const useDeskFees = (queue: FeeQueue, cursor: string | null) =>
  useQuery<List<Fee>>({ queryKey: paged('/api/admin/fees', cursor, { queue }), placeholderData: keepPreviousData });
export const useLedger = (cursor: string | null) =>
  useQuery<List<LedgerEntry>>({ queryKey: paged('/api/admin/ledger', cursor), placeholderData: keepPreviousData });
export const useSums = () => useQuery<{ items: LedgerSum[]; currency: string }>({ queryKey: ['/api/admin/ledger', 'sums'] });
