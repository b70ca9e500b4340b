// Words for a week's hours.
import type { Tone } from '../../kit/pill';
import type { Contract, HoursException, Timesheet, TimesheetCard } from '../../lib/api';
import { duration } from '../../lib/duration';
import { date } from '../../lib/format';

export function stateLabel({ state, approvedByClock }: Timesheet): { label: string; tone: Tone } {
  if (state === 'submitted') return { label: 'Sent in', tone: 'info' };
  if (state === 'returned') return { label: 'To change', tone: 'warn' };
  if (state === 'approved') return { label: approvedByClock ? 'Counts as approved' : 'Approved', tone: 'ok' };
  return { label: 'Not sent in', tone: 'plain' };
}

/** How far it is, in a sentence or two. */
export function situation(sheet: Timesheet, contract: Contract): string {
  const on = (at: number | null) => (at === null ? '' : date(at));
  const said = (note: string) => (note ? ` “${note}”` : '');
  const { employer, worker } = contract;
  switch (sheet.state) {
    case 'submitted':
      return `Sent in by ${worker.name} on ${on(sheet.submittedAt)}. Without an answer, it counts as approved on ${on(sheet.approveAt)}.${said(sheet.submitNote)}`;
    case 'returned':
      return `${employer.name} asked for changes.${said(sheet.returnNote)}`;
    case 'approved':
      return sheet.approvedByClock
        ? `Approved on ${on(sheet.approvedAt)}, because it wasn’t answered in time.`
        : `Approved by ${employer.name} on ${on(sheet.approvedAt)}.`;
    default:
      return contract.ownSide === 'worker'
        ? `${employer.name} sees these hours, and answers once you send them in.`
        : `${worker.name} hasn’t sent it in yet.`;
  }
}

/** What's unusual about hours that were sent in. */
export function exceptionText({ overSeconds }: Pick<TimesheetCard, 'overSeconds'>, exception: HoursException): string {
  switch (exception) {
    case 'over':
      return `${duration(overSeconds)} over the weekly limit`;
    case 'changed':
      return 'Times of the timer were changed';
    case 'typed_in':
      return 'Some times were typed in, not recorded as usual';
    case 'before_contract':
      return 'Includes work before the contract began';
    case 'clock_ahead':
      return 'The device’s clock was ahead';
    default:
      return 'Some of the hours are in a dispute';
  }
}
