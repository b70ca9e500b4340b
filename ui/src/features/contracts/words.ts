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

/** The parts of a contract's page. The server's links to them have the same names, in src/contracts/page.rs. */
type Tab = 'hours' | 'milestones' | 'pay' | 'terms' | 'notes';

interface OpenItem {
  text: string;
  /** Where it's done: a tab of the page, or another page. */
  to: `?tab=${Tab}` | `/disputes/${number}`;
}

/** What is open for the reader, with the tab where it's done. */
const open: Record<Contract['due'][number], [say: (other: string) => string, tab: Tab]> = {
  confirm: [(other) => `${other} proposed this contract`, 'terms'],
  terms: [(other) => `${other} proposed other terms`, 'terms'],
  milestone: [(other) => `${other} proposed a milestone or a change`, 'milestones'],
  approve: [(other) => `${other} sent work in`, 'milestones'],
  changes: [(other) => `${other} asked for changes`, 'milestones'],
  shift: [(other) => `${other} planned a shift for you`, 'hours'],
  attendance: [(other) => `${other} disagrees about a shift`, 'hours'],
  hours: [(other) => `${other} sent hours in`, 'hours'],
  timesheet: [() => 'Your hours aren’t sent in', 'hours'],
  expense: [(other) => `${other} added an expense`, 'pay'],
  pay: [(other) => `An invoice of ${other} is open`, 'pay'],
  payment: [(other) => `${other} recorded a payment`, 'pay'],
  review: [(other) => `Your review of ${other} is open`, 'terms'],
  notice: [(other) => `${other} gave notice`, 'terms'],
  dispute: [(other) => `See what’s next in the dispute with ${other}`, 'terms'],
};

/** What is open for the reader, in one line each, and where it's done. */
export function openItems(contract: Contract): OpenItem[] {
  const other = nameOf(contract, 'other');
  return contract.due.map((due) => {
    const [say, tab] = open[due];
    const dispute = due === 'dispute' && contract.disputeId;
    return { text: say(other), to: dispute ? `/disputes/${dispute}` : `?tab=${tab}` };
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
