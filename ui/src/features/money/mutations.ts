import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Audience, DeskPromotion, Fee, Job, KeptVoucher, PayMethod, Pricing, Voucher } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { keys, moneyPaths } from './keys';

const refresh = (client: QueryClient) => Promise.all(moneyPaths.map((path) => client.invalidateQueries({ queryKey: [path] })));

export interface PromotionBody {
  reason: string;
  audience: Audience;
  from: string | null;
  until: string | null;
}

/** Null makes today a free day. */
export function useStartPromotion(onDone: (made: DeskPromotion) => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: PromotionBody | null, idempotencyKey) =>
      body === null
        ? request<DeskPromotion>('POST', '/api/admin/promotions/free-day', { body: {}, idempotencyKey })
        : request<DeskPromotion>('POST', '/api/admin/promotions', { body, idempotencyKey }),
    onDone: async (made) => {
      await refresh(client);
      onDone(made);
    },
  });
}

export function useEnd(what: 'promotions' | 'vouchers', onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (id: number, idempotencyKey) => request<unknown>('POST', `/api/admin/${what}/${id}/end`, { body: {}, idempotencyKey }),
    onDone: async () => {
      await refresh(client);
      onDone();
    },
  });
}

export interface VoucherBody {
  code: string | null;
  uses: number;
  until: string | null;
  note: string;
}

export function useMakeVoucher(onDone: (made: Voucher) => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: VoucherBody, idempotencyKey) => request<Voucher>('POST', '/api/admin/vouchers', { body, idempotencyKey }),
    onDone: async (made) => {
      await refresh(client);
      onDone(made);
    },
  });
}

export function useKeepVoucher(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (code: string, idempotencyKey) => request<{ items: KeptVoucher[] }>('POST', '/api/vouchers', { body: { code }, idempotencyKey }),
    onDone: async (kept) => {
      client.setQueryData(keys.kept, kept);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['/api/fee-quote'] }),
        client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/jobs' && queryKey[2] === 'fee' }),
      ]);
      onDone();
    },
  });
}

/** Puts a job that waits for its fee on the board, when a promotion or a voucher pays. */
export function usePublish(job: number, onDone: (job: Job) => void) {
  const client = useQueryClient();
  return useAction({
    run: (_: null, idempotencyKey) => request<Job>('POST', `/api/jobs/${job}/publish`, { body: {}, idempotencyKey }),
    onDone: async (posted) => {
      client.setQueryData(['/api/jobs', String(job)], posted);
      await refresh(client);
      onDone(posted);
    },
  });
}

export type FeeStep =
  | { verb: 'pay'; body: { method: PayMethod; reference: string; paidOn: string } }
  | { verb: 'waive' | 'refund'; body: { reason: string } }
  | { verb: 'return'; body: { method: PayMethod; reference: string } };

export function useFeeStep(id: number, onDone: (fee: Fee) => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ verb, body }: FeeStep, idempotencyKey) => request<Fee>('POST', `/api/admin/fees/${id}/${verb}`, { body, idempotencyKey }),
    onDone: async (fee) => {
      await refresh(client);
      if (fee.jobId !== null) client.removeQueries({ queryKey: ['/api/jobs', String(fee.jobId)] });
      onDone(fee);
    },
  });
}

export function useInstructions(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (howToPay: string, idempotencyKey) =>
      request<Pick<Pricing, 'howToPay'>>('PUT', '/api/admin/pay-instructions', { body: { howToPay }, idempotencyKey }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: keys.pricing });
      onDone();
    },
  });
}
