// Words for invoices, payments and expenses.

import type { Tone } from '../../kit/pill';
import type { Expense, Invoice, Payment, PaymentMethod } from '../../lib/api';

export const methodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  card: 'Card, outside this site',
  app: 'Payment app, such as PayPal or Venmo',
  other: 'Another way',
};

/** What isn’t paid yet, in minor units. */
export const openOf = ({ total, paid, credited }: Invoice) => total - paid - credited;

export function invoiceState(invoice: Invoice, today: string): { label: string; tone: Tone } {
  if (invoice.kind === 'credit_note') return { label: 'Credit note', tone: 'plain' };
  if (invoice.disputeId !== null) return { label: 'In dispute', tone: 'warn' };
  if (invoice.refunded > 0) return { label: invoice.refunded === invoice.total ? 'Refunded' : 'Partly refunded', tone: 'plain' };
  if (openOf(invoice) === 0) return invoice.paid > 0 ? { label: 'Paid', tone: 'ok' } : { label: 'Nothing to pay', tone: 'plain' };
  if (invoice.recorded >= openOf(invoice)) return paymentStates.recorded;
  if (invoice.dueOn < today) return { label: 'Late', tone: 'danger' };
  return invoice.paid > 0 ? { label: 'Partly paid', tone: 'warn' } : { label: 'Open', tone: 'warn' };
}

export const paymentStates: Record<Payment['state'], { label: string; tone: Tone }> = {
  recorded: { label: 'Unconfirmed', tone: 'warn' },
  confirmed: { label: 'Confirmed', tone: 'ok' },
  denied: { label: 'Denied', tone: 'danger' },
  withdrawn: { label: 'Taken back', tone: 'plain' },
  contested: { label: 'Contested', tone: 'danger' },
};

const hour = 3_600_000;

/** How long a payment can still be contested: "23 hours", or "less than an hour". */
export function timeToContest(until: number, now: number): string {
  const hours = Math.floor((until - now) / hour);
  if (hours < 1) return 'less than an hour';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export const expenseStates: Record<Expense['state'], { label: string; tone: Tone }> = {
  submitted: { label: 'Waiting', tone: 'warn' },
  approved: { label: 'Approved', tone: 'ok' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Taken back', tone: 'plain' },
};

export const expenseLabels: Record<Expense['kind'], string> = { expense: 'Expense', bonus: 'Bonus', tip: 'Tip' };

/** What an invoice is for, in a line. */
export const invoiceTitle = ({ document }: Invoice) => document.lines[0]?.text ?? document.work;

/** A tax rate in percent, from hundredths of a percent: "8.25". */
export const percentText = (rate: number) => String(rate / 100);

/** A typed percentage as hundredths of a percent; null if it isn't one. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(',', '.').replace('%', '').trim();
  if (plain === '') return 0;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const rate = Math.round(Number(plain) * 100);
  return rate <= 10_000 ? rate : null;
}
