import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LedgerEntry, LedgerSum, List } from '../../lib/api';
import { keyOf } from '../key';

export const useLedger = (cursor: string | null) =>
  useQuery<List<LedgerEntry>>({ queryKey: keyOf(['/api/admin/ledger'], { cursor }), placeholderData: keepPreviousData });

export const useLedgerSums = () => useQuery<{ items: LedgerSum[]; currency: string }>({ queryKey: keyOf(['/api/admin/ledger', 'sums']) });
