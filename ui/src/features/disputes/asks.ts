// What a dispute can ask for.

import type { Dispute, DisputeSubject } from '../../lib/api';

/** What each side can ask for, and what it's about. */
export const wants: { value: Want; label: string; note: string; abouts: Record<Side, DisputeSubject[]> }[] = [
  {
    value: 'more',
    label: 'To be paid more',
    note: 'Hours that were never entered, a promise, a declined expense, or something that isn’t approved or paid',
    abouts: { worker: ['extra', 'expense', 'hours', 'milestone', 'payment'], employer: [] },
  },
  {
    value: 'less',
    label: 'To pay less',
    note: 'For a milestone or hours that aren’t approved, or an invoice',
    abouts: { worker: [], employer: ['milestone', 'hours', 'payment'] },
  },
  { value: 'back', label: 'To get money back', note: 'For damage', abouts: { worker: [], employer: ['damage'] } },
  { value: 'conduct', label: 'Something else', note: 'How someone behaved; not about money', abouts: { worker: ['conduct'], employer: ['conduct'] } },
];
export type Want = 'more' | 'less' | 'back' | 'conduct';
type Side = Dispute['side'];

/** The questions of subjects that are chosen from a list. */
export const listLabels: Partial<Record<DisputeSubject, string>> = {
  milestone: 'Which milestones',
  hours: 'Which hours',
  payment: 'Which invoice',
  expense: 'Which expense',
};

export const aboutLabels: Record<DisputeSubject, { label: string; note: string }> = {
  extra: { label: 'Pay that was never billed', note: 'Hours that were never entered, or a promise' },
  expense: { label: 'A declined expense', note: 'What you paid for the work' },
  damage: { label: 'Damage', note: 'It comes off what was billed. Anything beyond that isn’t billed here.' },
  milestone: { label: 'A milestone', note: 'Work that isn’t approved yet' },
  hours: { label: 'Hours', note: 'Lines of a timesheet that isn’t approved yet' },
  payment: { label: 'An invoice', note: 'What was billed, and what was or wasn’t paid' },
  conduct: { label: 'Conduct', note: 'How someone behaved; not about money' },
};
