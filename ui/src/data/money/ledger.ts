import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LedgerBook, LedgerEntry, LedgerSum, List } from '../../lib/api';
import { download } from '../../lib/http';
import { keyOf } from '../key';

export const useLedger = (book: LedgerBook, cursor: string | null) =>
  useQuery<List<LedgerEntry>>({ queryKey: keyOf(['/api/admin/ledger'], { book, cursor }), placeholderData: keepPreviousData });

export const useLedgerSums = () => useQuery<{ items: LedgerSum[]; currency: string }>({ queryKey: keyOf(['/api/admin/ledger', 'sums']) });

/** Downloads a book's entries of these months, `YYYY-MM`, as a CSV file. Not a mutation: a failed one redirects home. */
export const downloadLedger = ({ book, from, to }: { book: LedgerBook; from: string; to: string }) =>
  download(`/api/admin/ledger.csv?from=${from}&to=${to}&book=${book}`, `ledger-${book}-${from}-${to}.csv`);
