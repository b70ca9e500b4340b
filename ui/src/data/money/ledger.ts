import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LedgerEntry, LedgerSum, List } from '../../lib/api';
import { download } from '../../lib/http';
import { keyOf } from '../key';

export const useLedger = (cursor: string | null) =>
  useQuery<List<LedgerEntry>>({ queryKey: keyOf(['/api/admin/ledger'], { cursor }), placeholderData: keepPreviousData });

export const useLedgerSums = () => useQuery<{ items: LedgerSum[]; currency: string }>({ queryKey: keyOf(['/api/admin/ledger', 'sums']) });

/** Downloads the entries of these months, `YYYY-MM`, as a CSV file. Not a mutation: a failed one redirects home. */
export const downloadLedger = ({ from, to }: { from: string; to: string }) =>
  download(`/api/admin/ledger.csv?from=${from}&to=${to}`, `ledger-${from}-${to}.csv`);
