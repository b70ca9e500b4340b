// Labels for promotions, fees and the ledger. Dates are in the site's time zone, not the user's.

import type { Tone } from '../../kit/pill';
import type { Audience, Fee, LedgerEntry, PayMethod, Promotion } from '../../lib/api';
import { siteDate, wallTime } from '../../lib/moment';

export const audiences: Record<Audience, string> = {
  everyone: 'for everyone',
  first_job: 'for a first job',
  businesses: 'for businesses',
};

export const methods: Record<PayMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  card_elsewhere: 'Card, on your own terminal',
  card: 'Card, on this site',
};
export const paidBy: Record<PayMethod, string> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  card_elsewhere: 'by card',
  card: 'by card on this site',
};

type LedgerAccount = LedgerEntry['postings'][number]['account'];

export const accounts: Record<LedgerAccount, string> = {
  cash: 'Cash',
  bank: 'Bank',
  card_elsewhere: 'Card, own terminal',
  card: 'Card, at Stripe',
  card_costs: 'Stripe’s fees',
  held: 'Held for others',
  frozen: 'Held, in dispute',
  card_disputed: 'Card, disputed at the bank',
  card_losses: 'Lost to chargebacks',
  receivable: 'Due',
  fee_revenue: 'Fees charged',
  promotions: 'Covered by promotions',
  vouchers: 'Covered by vouchers',
  commission_revenue: 'Commission charged',
  waivers: 'Waived',
  work_owed: 'Owed to workers',
  work_pay: 'Pay billed',
  work_expenses: 'Expenses billed',
  work_extras: 'Bonuses and tips billed',
  work_cash: 'Paid in cash',
  work_bank: 'Paid by bank transfer',
  work_card: 'Paid by card',
  work_app: 'Paid through a payment app',
  work_other: 'Paid in another way',
};

export const entryLabels: Record<LedgerEntry['kind'], string> = {
  charged: 'Fee charged',
  lowered: 'Commission lowered',
  paid: 'Paid',
  waived: 'Waived',
  cancelled: 'Canceled',
  refunded: 'Refund owed',
  returned: 'Refunded',
  held: 'Received by card for others',
  sent: 'Sent to the worker',
  came_back: 'Came back from the worker',
  charged_back: 'Chargeback',
  chargeback_lost: 'Chargeback lost',
  frozen: 'A dispute began',
  unfrozen: 'The dispute is over',
  processed: 'Stripe’s fee',
  paid_out: 'Paid out to your bank',
  invoiced: 'Billed',
  settled: 'Payment confirmed',
  credited: 'Credit note',
  repaid: 'Refund confirmed',
  contested: 'Confirmation contested',
};

const credits: readonly LedgerAccount[] = ['fee_revenue', 'commission_revenue', 'held', 'frozen', 'work_pay', 'work_expenses', 'work_extras'];

/** Flips the sign of revenue and debts, which are negative in a double-entry ledger, because people expect a positive number. */
export const displayAmount = (account: LedgerAccount, amount: number) => (credits.includes(account) ? -amount : amount);

/** "2026-11-27" in the site's time zone, the format of a date input. */
export const isoSiteDate = (instant: number, zone: string) => wallTime(instant, zone).date;

/** "since Nov 3, 2026, until Nov 27, 2026". The end is the last day, not the midnight after it. */
export function dateRange({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, zone: string, now: number): string {
  const start = siteDate(startsAt, zone);
  if (endsAt === null) return startsAt > now ? `from ${start}` : `since ${start}, no end date`;
  const end = siteDate(Math.max(startsAt, endsAt - 1), zone);
  if (start === end) return `on ${start}`;
  return endsAt <= now ? `${start} to ${end}` : `${startsAt > now ? 'from' : 'since'} ${start}, until ${end}`;
}

export const isRunning = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: number) =>
  startsAt <= now && (endsAt === null || endsAt > now);

export function feeState({ state, returnedAt }: Pick<Fee, 'state' | 'returnedAt'>): { label: string; tone: Tone } {
  if (state === 'due') return { label: 'Due', tone: 'warn' };
  if (state === 'paid') return { label: 'Paid', tone: 'ok' };
  if (state === 'waived') return { label: 'Free', tone: 'brand' };
  if (state === 'refunded') return returnedAt === null ? { label: 'Refund owed', tone: 'warn' } : { label: 'Refunded', tone: 'plain' };
  return { label: 'Canceled', tone: 'plain' };
}

/** Explains why the fee was waived. */
export function waiverReason({ kind, cause, reason, reference }: Pick<Fee, 'kind' | 'cause' | 'reason' | 'reference'>): string {
  if (cause === 'promotion') return reason ?? 'A promotion';
  if (cause === 'voucher') return `Voucher ${reason}`;
  if (cause === 'superadmin') return kind === 'job_post' ? 'The site’s own job' : 'Admins don’t pay';
  if (cause === 'operator') return reference;
  return kind === 'job_post' ? 'Posting is free' : 'It’s free here';
}
