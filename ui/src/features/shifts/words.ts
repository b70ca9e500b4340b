// Words for a shift.
import type { Tone } from '../../kit/pill';
import type { Shift } from '../../lib/api';
import { moment, timeOfDay, timeSpan, wallTime } from '../../lib/moment';

/** "8:00 AM–4:00 PM". */
export const times = ({ startsAt, endsAt }: Shift, zone: string) => timeSpan(startsAt, endsAt, zone);

/** The shift that's on or comes next, of those in the order in which they begin. */
export const nextOf = (shifts: Shift[], now: number): Shift | undefined =>
  shifts.find(({ state, endsAt }) => state === 'working' || (endsAt > now && (state === 'proposed' || state === 'confirmed')));

/** The day on which it begins, YYYY-MM-DD. */
export const dayOf = ({ startsAt }: Shift, zone: string) => wallTime(startsAt, zone).date;

export function stateLabel({ state, isLate, ownSide }: Shift): { label: string; tone: Tone } {
  switch (state) {
    case 'proposed':
      return ownSide === 'worker' ? { label: 'Please confirm', tone: 'warn' } : { label: 'Not confirmed', tone: 'warn' };
    case 'confirmed':
      return isLate ? { label: 'Late', tone: 'danger' } : { label: 'Confirmed', tone: 'ok' };
    case 'working':
      return { label: 'At work', tone: 'info' };
    case 'done':
      return { label: 'Done', tone: 'ok' };
    case 'declined':
      return { label: 'Can’t make it', tone: 'danger' };
    case 'no_show':
      return { label: 'Didn’t clock in', tone: 'danger' };
    case 'canceled':
      return { label: 'Canceled', tone: 'plain' };
    default:
      return { label: 'Taken by someone else', tone: 'plain' };
  }
}

const facts: Record<NonNullable<Shift['attendance']>['fact'], string> = {
  came: '',
  late: 'Came late.',
  missed: 'Counts as missed.',
  replaced: 'Replaced before being late; that doesn’t count.',
  canceled: 'Canceled in time.',
};

/** Whether the worker came, as it's on record, and what they say about it; empty if there's nothing to say. */
export function attendanceText({ attendance, worker, ownSide }: Shift): string {
  if (!attendance) return '';
  const { fact, contest, isAnswered } = attendance;
  if (contest === null) return facts[fact];
  const who = ownSide === 'worker' ? 'You say' : `${worker} says`;
  const said = `${who} this isn’t right: “${contest}”`;
  if (!isAnswered) return `${facts[fact]} ${said} Until it’s answered, it doesn’t count.`;
  return fact === 'came' ? `${said} The employer corrected it.` : `${facts[fact]} ${said} The employer confirmed it.`;
}

/** What else there is to know, in a sentence; empty if nothing. */
export function situation(shift: Shift, zone: string): string {
  const { state, confirmBy, arrivedAt, leftAt, byCode, asked, ownSide, replacesId } = shift;
  if (asked > 0) return asked === 1 ? 'One person was asked to stand in.' : `${asked} people were asked to stand in. The first to say yes gets it.`;
  if (state === 'proposed') {
    const standIn = replacesId !== null && ownSide === 'worker' ? 'The first to say yes gets it. ' : '';
    return `${standIn}To confirm by ${moment(confirmBy, zone).text}.`;
  }
  if (arrivedAt === null) return '';
  const came = `Clocked in at ${timeOfDay(arrivedAt, zone)}${byCode ? ' with the code' : ''}`;
  return leftAt === null ? `${came}.` : `${came}, out at ${timeOfDay(leftAt, zone)}.`;
}
