// What the office reads about problems with card payments.

import type { CardProblem } from '../../lib/api-cards';
import { relativeTime } from '../../lib/format';
import { money } from '../../lib/money';

export type Act = CardProblem['can'][number];

interface ActWords {
  label: string;
  /** Asked first, if it can’t be undone. */
  question?: { title: string; text: string };
}

export const acts: Record<Act, ActWords> = {
  won: {
    label: 'Mark as won',
    question: { title: 'Did the bank decide for you?', text: 'We ask Stripe first. Then the money on hold moves again.' },
  },
  lost: {
    label: 'Mark as lost',
    question: {
      title: 'Did the bank take the money back?',
      text: 'We ask Stripe first. If the bank took the money, what’s held from this payment is gone, and both sides hear about it. You lose the rest.',
    },
  },
  look: { label: 'Look again' },
  explain: {
    label: 'Mark as explained',
    question: {
      title: 'Do you know why they differ?',
      text: 'This difference won’t come up again unless its amounts change. The money on hold for it moves again.',
    },
  },
  send: { label: 'Send it again' },
  elsewhere: {
    label: 'I sent it another way',
    question: { title: 'Did you send the money back another way?', text: 'It’s recorded as sent from your bank, and Stripe isn’t asked again.' },
  },
  tell: { label: 'Tell the worker' },
};

/** What's wrong, in a line. */
export function titleOf({ kind, amount, inLedger, currency, worker }: CardProblem): string {
  const sum = money(amount ?? 0, currency);
  switch (kind) {
    case 'chargeback':
      return amount === null ? 'Chargeback' : `Chargeback of ${sum}`;
    case 'difference':
      if (amount === null) return `${money(inLedger ?? 0, currency)} is only in the ledger`;
      return inLedger === null ? `${sum} is only at Stripe` : `${sum} at Stripe, ${money(inLedger, currency)} in the ledger`;
    case 'transfer':
      return `${sum} wasn’t sent to the worker`;
    case 'refund':
      return `${sum} wasn’t given back to the card`;
    case 'reversal':
      return `${sum} came back from the worker`;
    case 'payout':
      return `${worker}’s bank refused ${sum}`;
  }
}

/** What Stripe says about it; empty if nothing. */
export function reasonOf({ kind, detail }: CardProblem): string {
  if (!detail) return '';
  if (kind === 'difference') return `What Stripe calls it: ${detail}`;
  return kind === 'chargeback' ? `Reason: ${detail}` : detail;
}

/** What helps. */
export function adviceOf({ kind, isFinal, feeId }: CardProblem): string {
  switch (kind) {
    case 'chargeback':
      return 'The cardholder wants the money back. Answer it at Stripe. The bank’s decision shows up here on its own.';
    case 'difference':
      return 'Find the payment at Stripe. If Stripe was just slow, look again.';
    case 'transfer':
      return 'Check the reason at Stripe, then send it again.';
    case 'refund':
      if (!isFinal) return 'Check the reason at Stripe, then send it again.';
      return feeId === null
        ? 'Stripe refuses this for good. Send it another way.'
        : 'Stripe refuses this for good. Send it another way, and record it with the fee.';
    case 'reversal':
      return 'Check the reason at Stripe. If the worker should have it, send it again.';
    case 'payout':
      return 'The worker has to check their bank details at Stripe.';
  }
}

const ends: Record<NonNullable<CardProblem['outcome']>, string> = {
  won: 'The bank decided for you',
  lost: 'The bank took the money back',
  matches: 'Stripe and the ledger match',
  explained: 'Explained',
  sent: 'Sent',
  elsewhere: 'Sent another way',
  told: 'The worker was notified',
};

/** How it ended, when, and who said so. */
export function endOf({ outcome, doneAt, doneBy }: CardProblem): string {
  if (outcome === null || doneAt === null) return '';
  return `${ends[outcome]}, ${doneBy ? `by ${doneBy}, ` : ''}${relativeTime(doneAt)}.`;
}
