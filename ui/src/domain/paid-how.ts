import type { Payment, PaymentMethod } from '../lib/api';
import { fullDay } from '../lib/format';

const methodWords: Record<PaymentMethod, string> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  card: 'by card',
  app: 'through a payment app',
  other: 'in another way',
};

/** "in cash on Nov 20, 2026". */
export const paidHow = ({ method, paidOn }: Payment) => `${methodWords[method]} on ${fullDay(paidOn)}`;
