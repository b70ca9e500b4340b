// Words of rapid hire.
import type { Tone } from '../../kit/pill';
import type { RapidHire, RapidHirePanel, RapidOffer, RapidOfferLine, RapidStanding } from '../../lib/api';
import { counted, miles } from '../../lib/format';
import { addDays, timeOfDay, timeSpan, wallTime } from '../../lib/moment';
import { zonedFormat } from '../../lib/zones';

export const isToday = (at: number, zone: string, now: number) => wallTime(at, zone).date === wallTime(now, zone).date;

const dayName = zonedFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const day = (at: number, zone: string, now: number) => {
  const date = wallTime(at, zone).date;
  if (isToday(at, zone, now)) return 'Today';
  if (date === addDays(wallTime(now, zone).date, 1)) return 'Tomorrow';
  return dayName(at, zone);
};

/** "Today, 6:00 PM–11:00 PM". */
export const when = ({ startsAt, endsAt }: Pick<RapidHire, 'startsAt' | 'endsAt'>, zone: string, now: number) =>
  `${day(startsAt, zone, now)}, ${timeSpan(startsAt, endsAt, zone)}`;

/** Why someone is at their position: "30 days since the last job, no missed shifts: 30 points". */
export function reason({ waitedDays, missed, points }: RapidStanding): string {
  const waited = waitedDays === null ? 'no job here yet' : `${counted(waitedDays, 'day', 'days')} since the last job`;
  const shifts = missed === 0 ? 'no missed shifts' : counted(missed, 'missed shift', 'missed shifts');
  return `${waited}, ${shifts}: ${points === 1 ? '1 point' : `${points} points`}`;
}

/** "Alder Creek, OR, 3 mi away". */
export const place = ({ city, region, distanceMiles }: RapidOffer) =>
  `${region ? `${city}, ${region}` : city}${distanceMiles > 0 ? `, ${miles(distanceMiles)} away` : ''}`;

/** "14 Mill St, Alder Creek, OR": where someone who is hired has to go. */
export const addressOf = ({ employerContact, city, region }: RapidOffer) => [employerContact?.street, city, region].filter(Boolean).join(', ');

/** What the order is, for everyone to read. */
export const orderRule =
  'People who have waited longest are asked first: one point for each day since their last job, up to 30, minus 10 for each shift of the last 90 days that they confirmed and missed. Ties go to the person who was asked longest ago. How fast someone answers doesn’t count, and saying no costs nothing.';

export function lineLabel({ state, shift }: RapidOfferLine): { label: string; tone: Tone } {
  if (state === 'confirmed' && shift) {
    if (shift.state === 'working') return { label: 'There', tone: 'ok' };
    if (shift.state === 'done') return { label: 'Done', tone: 'ok' };
    if (shift.state === 'no_show') return { label: 'Didn’t clock in', tone: 'danger' };
    if (shift.state === 'declined') return { label: 'Can’t make it', tone: 'danger' };
    if (shift.state === 'canceled') return { label: 'Shift canceled', tone: 'plain' };
    if (shift.isLate) return { label: 'Late', tone: 'danger' };
  }
  switch (state) {
    case 'offered':
      return { label: 'Asked', tone: 'info' };
    case 'accepted':
      return { label: 'In line', tone: 'info' };
    case 'chosen':
      return { label: 'Needs to confirm', tone: 'warn' };
    case 'confirmed':
      return { label: 'Confirmed', tone: 'ok' };
    case 'replacing':
      return { label: 'Finding a backup', tone: 'warn' };
    case 'replaced':
      return { label: 'Replaced', tone: 'plain' };
    case 'declined':
      return { label: 'Said no', tone: 'plain' };
    case 'expired':
      return { label: 'No answer', tone: 'plain' };
    case 'lapsed':
      return { label: 'Didn’t confirm', tone: 'plain' };
    default:
      return { label: 'Not needed', tone: 'plain' };
  }
}

export function hireLabel({ state, openings, confirmed, arrived }: RapidHire): { label: string; tone: Tone } {
  if (state === 'unpaid') return { label: 'Fee due', tone: 'warn' };
  if (state === 'ended') return { label: 'Over', tone: 'plain' };
  if (arrived > 0) return { label: `${arrived} of ${openings} there`, tone: arrived < openings ? 'warn' : 'ok' };
  return { label: `${confirmed} of ${openings} confirmed`, tone: state === 'filled' ? 'ok' : 'info' };
}

/** What goes on now, for the employer. */
export function now({ state, offers, openings, confirmed, arrived, nobodyLeft, wave }: RapidHirePanel, zone: string): string {
  if (state === 'unpaid') return 'We start asking people as soon as the posting fee is settled.';
  if (state === 'ended')
    return confirmed === 0 ? 'It’s over. Nobody was hired.' : `It’s over. ${counted(confirmed, 'person was', 'people were')} hired.`;
  if (state === 'filled') {
    if (arrived >= openings) return openings === 1 ? 'They’re there.' : 'Everyone is there.';
    return openings === 1 ? 'They’re coming.' : 'Everyone has confirmed.';
  }
  const asked = offers.filter((offer) => offer.state === 'offered');
  const until = Math.max(0, ...asked.map(({ answerBy }) => answerBy));
  if (asked.length > 0) {
    return `Wave ${wave}: ${counted(asked.length, 'person has', 'people have')} until ${timeOfDay(until, zone)} to answer.`;
  }
  const chosen = offers.filter((offer) => offer.state === 'chosen');
  if (chosen.length > 0) {
    const by = Math.max(...chosen.map(({ confirmBy }) => confirmBy ?? 0));
    return `${counted(chosen.length, 'person has', 'people have')} until ${timeOfDay(by, zone)} to confirm.`;
  }
  if (nobodyLeft) {
    return 'Nobody else is available right now. We’ll ask people as soon as they’re available, and the job is on the board as urgent.';
  }
  return 'We’re looking for the next people to ask.';
}

/** What an offer that's over, or waits, says to the person. */
export function offerText({ state, answerBy, confirmBy, position, inWave }: RapidOffer, zone: string): string {
  switch (state) {
    case 'offered':
      return `Answer by ${timeOfDay(answerBy, zone)}. You’re number ${position} of ${inWave} we’re asking.`;
    case 'accepted':
      return 'You’re in line. We’ll tell you as soon as the job is yours. Until then, you can still say no.';
    case 'chosen':
      return `The job is yours if you confirm by ${timeOfDay(confirmBy ?? 0, zone)}.`;
    case 'confirmed':
    case 'replacing':
      return 'You’re hired.';
    case 'replaced':
      return 'Someone else came instead.';
    case 'declined':
      return 'You said no.';
    case 'expired':
      return 'You didn’t answer in time. That costs nothing.';
    case 'lapsed':
      return 'You didn’t confirm in time, so the job went to someone else.';
    default:
      return 'You weren’t needed after all.';
  }
}
