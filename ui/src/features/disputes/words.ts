// Words for disputes.

import type { Tone } from '../../kit/pill';
import type { Dispute, DisputeRule } from '../../lib/api';
import { counted, date } from '../../lib/format';
import { money } from '../../lib/money';
import { aboutLabels } from './asks';

export const stateLabels: Record<Dispute['state'], { label: string; tone: Tone }> = {
  answering: { label: 'Waiting for an answer', tone: 'warn' },
  settling: { label: 'Settling in private', tone: 'warn' },
  mediating: { label: 'With a mediator', tone: 'info' },
  proposed: { label: 'Proposal to answer', tone: 'warn' },
  decided: { label: 'Decided', tone: 'info' },
  appealed: { label: 'Appeal', tone: 'info' },
  settled: { label: 'Settled', tone: 'ok' },
  closed: { label: 'Closed', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
};

/** The rules that a decision can rest on, each with reasons to start from. */
export const rules: Record<DisputeRule, { label: string; reasons: string }> = {
  terms: { label: 'What the contract says counts', reasons: 'The contract says: … That’s what both sides agreed to.' },
  record: {
    label: 'Recorded work that nobody questioned in time counts',
    reasons: 'The hours were recorded as they were worked, and nobody questioned them at the time.',
  },
  undelivered: { label: 'What wasn’t delivered isn’t paid', reasons: 'There’s no sign that this part of the work was done.' },
  partial: { label: 'Work that falls short is paid in part', reasons: 'The work was done, but it falls short of what was agreed: …' },
  asked: { label: 'Work that was asked for is paid', reasons: 'The messages show that this was asked for, so it’s paid.' },
  shared: { label: 'Both share the cost of what neither could help', reasons: 'Neither side could help what happened, so both share it.' },
  conduct: { label: 'The site’s rules of conduct', reasons: 'Our rules say: … What happened breaks them.' },
};

/** What happens in each stage. The server's page says the same (src/pages/disputes.rs). */
export const stages = (answerDays: number): { name: string; text: string }[] => [
  { name: 'Answer', text: `The other side has ${answerDays} working days to answer. Without an answer, a mediator takes over.` },
  {
    name: 'Settle in private',
    text: 'Each side seals the least and the most it would accept. If the two overlap, the dispute is settled in the middle at once. Nobody ever sees the numbers, and we don’t keep them. But after a settlement, each side can work out the other’s limit from the middle and its own numbers. There are up to three rounds, a day apart. If the site restarts during a round, what was sealed is lost and the round begins again, at most twice.',
  },
  { name: 'Mediator', text: 'Someone from the office reads both sides and proposes an outcome. It counts if both accept it within 3 working days.' },
  { name: 'Decision', text: 'Otherwise the mediator decides, with reasons and the rule.' },
  { name: 'One appeal', text: 'Either side can appeal within 5 working days. Someone else decides, and that decision is final.' },
];

/** What the dispute is about, in a few words. */
export function subject({ about, items, claim, currency }: Pick<Dispute, 'about' | 'items' | 'claim' | 'currency'>): string {
  if (about === 'conduct') return 'Conduct';
  if (about === 'extra' || about === 'damage') return `${aboutLabels[about].label}, ${money(claim, currency)} in dispute`;
  const [first] = items;
  const what =
    items.length === 1 && first
      ? first.title
      : about === 'hours'
        ? counted(items.length, 'line of hours', 'lines of hours')
        : counted(items.length, 'milestone', 'milestones');
  return `${what}, ${money(claim, currency)} in dispute`;
}

/** Who gets what, once it's over. */
export function outcome(dispute: Dispute): string {
  if (dispute.ending === 'withdrawn') return 'It was withdrawn, and everything goes on as before.';
  const claim = money(dispute.claim, dispute.currency);
  const won = (minor: number) =>
    dispute.about === 'damage'
      ? `${dispute.employer} gets ${money(dispute.claim - minor, dispute.currency)} of ${claim} for damage.`
      : `${dispute.worker} gets ${money(minor, dispute.currency)} of the ${claim} in dispute.`;
  const sum = dispute.claim > 0 && dispute.outcome !== null ? won(dispute.outcome) : '';
  const how = {
    conceded: 'One side accepted what the other asks for.',
    ranges: 'The ranges that both sides sealed overlapped.',
    proposal: 'Both sides accepted the mediator’s proposal.',
    decision: 'The mediator’s decision is final.',
    appeal: 'The decision after the appeal is final.',
  }[dispute.ending ?? 'decision'];
  return [how, sum].filter(Boolean).join(' ');
}

/** What happens now, for someone on a side: who has to do what by when, and what happens otherwise. */
export function nowText(dispute: Dispute, now = Date.now()): string {
  const { state, ownSide, side, can, round, opensAt, dueAt } = dispute;
  const by = dueAt === null ? '' : date(dueAt - 1);
  const isOpener = ownSide === side;
  switch (state) {
    case 'answering':
      return isOpener
        ? `The other side can answer until ${by}. Without an answer, a mediator takes over.`
        : `Answer by ${by}. Without an answer, a mediator decides based on what’s here.`;
    case 'settling':
      if ((opensAt ?? 0) > now) return `Round ${round} of 3 begins on ${date(opensAt ?? 0)}. Until then, talk: you can still agree on something.`;
      return can.includes('range')
        ? `Round ${round} of 3: seal what you’d accept by ${by}. If either side doesn’t, a mediator takes over.`
        : `Round ${round} of 3: your range is sealed. The other side has until ${by}.`;
    case 'mediating':
      return 'A mediator reads both sides. Add what’s missing: what you don’t show can’t count.';
    case 'proposed':
      return can.includes('accept')
        ? `Answer the mediator’s proposal by ${by}. Without both sides’ yes, the mediator decides.`
        : `You accepted the proposal. The other side has until ${by}.`;
    case 'decided':
      return `Either side can appeal until ${by}. Otherwise the decision is final.`;
    case 'appealed':
      return 'Someone else hears the appeal. That decision is final.';
    default:
      return outcome(dispute);
  }
}
