// Words for a contract: its sides, its state and what is open.

import type { Tone } from '../../kit/pill';
import type { Contract, ContractEndReason } from '../../lib/api';
import { date, fullDay } from '../../lib/format';

/** Which side the reader is on: members who may only read see it from the employer's side. */
export const isWorker = (contract: Contract, userId: number | undefined) => contract.worker.id === userId;

/** The name of the other side, or of the reader's own. */
export function nameOf({ ownSide, employer, worker }: Contract, whose: 'own' | 'other'): string {
  const isWorkers = (ownSide === 'worker') === (whose === 'own');
  return isWorkers ? worker.name : employer.name;
}

/** The state as a pill. */
export function stateLabel({ state, end, due }: Contract): { label: string; tone: Tone } {
  if (state === 'proposed') return due.includes('confirm') ? { label: 'Waiting for you', tone: 'warn' } : { label: 'Proposed', tone: 'info' };
  if (state === 'active') return end ? { label: 'Ending', tone: 'warn' } : { label: 'Active', tone: 'ok' };
  return { label: end?.cause === 'agreed' || end?.cause === 'notice' ? 'Ended' : 'Not agreed', tone: 'plain' };
}

/** What is open for the reader, in one line each. */
export function openItems(contract: Contract): string[] {
  const other = nameOf(contract, 'other');
  return contract.due.map((due) => {
    if (due === 'confirm') return `${other} proposed this contract`;
    if (due === 'terms') return `${other} proposed other terms`;
    if (due === 'milestone') return `${other} proposed a milestone or a change`;
    if (due === 'approve') return `${other} sent work in`;
    if (due === 'shift') return `${other} planned a shift for you`;
    if (due === 'hours') return `${other} sent hours in`;
    if (due === 'timesheet') return 'Your hours aren’t sent in';
    if (due === 'expense') return `${other} added an expense`;
    if (due === 'pay') return `An invoice of ${other} is open`;
    if (due === 'payment') return `${other} recorded a payment`;
    if (due === 'review') return `Your review of ${other} is open`;
    if (due === 'changes') return `${other} asked for changes`;
    return `${other} gave notice`;
  });
}

export const endReasons: Record<ContractEndReason, string> = {
  done: 'The work is done',
  time_up: 'The last day has come',
  plans_changed: 'Plans changed',
  not_working_out: 'It isn’t working out',
  no_show: 'Someone didn’t come',
  other: 'Something else',
};

/** How the contract ended, as a sentence. */
export function endSentence(contract: Contract): string {
  const { end, employer, worker } = contract;
  if (!end) return '';
  const by = end.by === 'worker' ? worker.name : employer.name;
  const when = end.endedAt === null ? '' : ` on ${date(end.endedAt)}`;
  switch (end.cause) {
    case 'agreed':
      return `Both sides ended it${when}.`;
    case 'notice':
      return end.endedAt === null
        ? `${by} gave notice. The last day is ${end.on ? fullDay(end.on) : ''}.`
        : `It ended${when}, after ${by} gave notice.`;
    case 'rejected':
      return `${by} turned it down${when}.`;
    case 'withdrawn':
      return `${by} took it back${when}.`;
    default:
      return `Nobody answered it in time, so it lapsed${when}.`;
  }
}

/** Name of the draft of other terms. The page that sends the form deletes it. */
export const proposeDraft = (id: number) => `terms:${id}`;
