import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  BillingDetails,
  ContractMoney,
  Expense,
  ExpenseKind,
  Invoice,
  InvoiceView,
  List,
  PaidMany,
  Payment,
  PaymentMethod,
  Statement,
} from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf, type Params, pathOf, type QueryKey } from '../key';
import { useChange } from '../use-change';

/** What was billed and paid for a contract. */
export const useContractMoney = (contract: number) =>
  useQuery<ContractMoney>({ queryKey: keyOf(['/api/contracts', contract, 'money']), ...changedByOthers });

export const useInvoices = (params: Params) =>
  useQuery<List<Invoice>>({ queryKey: keyOf(['/api/invoices'], params), placeholderData: keepPreviousData, ...changedByOthers });

const isOpen = ({ total, paid, credited }: Invoice) => total > paid + credited;

/** An invoice. `isAwaited` asks again every few seconds until it's paid, because a card payment was just made. */
export const useInvoice = (id: string, isAwaited = false) =>
  useQuery<InvoiceView>({
    queryKey: keyOf(['/api/invoices', id]),
    ...changedByOthers,
    refetchInterval: ({ state }) => (isAwaited && state.data && isOpen(state.data.invoice) ? 3_000 : false),
  });

/** What was paid in a year: to the person, or by an employer. */
export const useStatement = (year: number, employer: string) =>
  useQuery<Statement>({
    queryKey: keyOf(['/api/statements', year], { employerId: employer }),
    placeholderData: keepPreviousData,
    ...changedByOthers,
  });

export interface NewPayment {
  for: { kind: 'invoice' | 'contract'; id: number };
  amount: number;
  method: PaymentMethod;
  paidOn: string;
  note: string;
  refund: boolean;
}

export const useRecordPayment = (contract: number, onDone: () => void) =>
  useChange({
    run: (body: NewPayment, idempotencyKey) => request<Payment>('POST', `/api/contracts/${contract}/payments`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

/** The invoices that the person can pay now, for any employer. */
export const usePayables = () => useQuery<List<Invoice>>({ queryKey: keyOf(['/api/payables']), ...changedByOthers });

export interface PayMany {
  invoices: { id: number; amount: number }[];
  method: PaymentMethod;
  paidOn: string;
  note: string;
}

/** Records that several invoices were paid. */
export const usePayMany = (onDone: (recorded: number) => void) =>
  useChange({
    run: (body: PayMany, idempotencyKey) => request<PaidMany>('POST', '/api/payables', { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: ({ recorded }) => onDone(recorded),
  });

export interface PaymentStep {
  payment: Payment;
  action: 'confirm' | 'deny' | 'contest';
}

/** Confirms a payment, denies it, takes it back, or contests that it was confirmed. */
export const usePaymentStep = (onDone: (step: PaymentStep) => void) =>
  useChange({
    run: ({ payment, action }: PaymentStep, idempotencyKey) =>
      request<Payment>('POST', `/api/payments/${payment.id}/${action}`, { body: {}, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: (_, step) => onDone(step),
  });

export interface NewExpense {
  kind: ExpenseKind;
  amount: number;
  note: string;
  spentOn?: string;
  fileTokens: string[];
}

export const useAddExpense = (contract: number, onDone: () => void) =>
  useChange({
    run: (body: NewExpense, idempotencyKey) => request<Expense>('POST', `/api/contracts/${contract}/expenses`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export interface ExpenseStep {
  expense: Expense;
  action: 'approve' | 'decline';
}

/** Approves an expense, declines it or takes it back. */
export const useExpenseStep = (onDone: (step: ExpenseStep) => void) =>
  useChange({
    run: ({ expense, action }: ExpenseStep, idempotencyKey) =>
      request<Expense>('POST', `/api/expenses/${expense.id}/${action}`, { body: {}, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: (_, step) => onDone(step),
  });

/** Where someone's details on invoices are kept: the person's own, an employer's or the site's. */
export type BillingOwner = 'me' | 'site' | { employer: number };

const billingKey = (owner: BillingOwner): QueryKey => {
  if (owner === 'me') return keyOf(['/api/billing']);
  return owner === 'site' ? keyOf(['/api/admin/billing']) : keyOf(['/api/employers', owner.employer, 'billing']);
};

export const useBilling = (owner: BillingOwner) => useQuery<BillingDetails>({ queryKey: billingKey(owner) });

export const useSaveBilling = (owner: BillingOwner, onDone: () => void) =>
  useChange({
    run: (body: BillingDetails, idempotencyKey) => request<BillingDetails>('PUT', pathOf(billingKey(owner)), { body, idempotencyKey }),
    events: ['BillingChanged'],
    waitForRefetch: true,
    onDone,
  });
