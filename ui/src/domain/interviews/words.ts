// Names and states of interviews, as the pages show them.
import type { ArrangedInterview, InterviewHow } from '../../lib/api';

export const ways: { value: InterviewHow; label: string; place: string }[] = [
  { value: 'in_person', label: 'In person', place: 'Address' },
  { value: 'phone', label: 'By phone', place: 'Number to call' },
  { value: 'video', label: 'Video call', place: 'Link to the call' },
  { value: 'other', label: 'Another way', place: 'Where or how' },
];

export const wayOf = (how: InterviewHow) => ways.find(({ value }) => value === how)?.label ?? '';

export const lengths = [15, 30, 45, 60, 90, 120, 180].map((minutes) => ({ value: String(minutes), label: length(minutes) }));

/** "45 minutes", "1 hour", "1½ hours". */
export function length(minutes: number): string {
  if (minutes === 60) return '1 hour';
  if (minutes < 60 || minutes % 30 !== 0) return `${minutes} minutes`;
  return `${Math.floor(minutes / 60)}${minutes % 60 ? '½' : ''} hours`;
}

/** The other side's name. */
export const otherSide = ({ ownSide, employer, worker }: ArrangedInterview) => (ownSide === 'worker' ? employer : worker);

type State = Pick<ArrangedInterview, 'status' | 'ownSide' | 'can'>;

/** Whether the reader is the one to pick a time. */
export const isToAnswer = ({ status, can }: State) => status === 'proposed' && can.includes('pick');

/** Whether it's neither over nor canceled. If nobody picked a time, new ones can be proposed. */
export const isOpen = ({ status }: Pick<State, 'status'>) => status === 'proposed' || status === 'lapsed' || status === 'confirmed';

/** The state of an interview, as a short label. */
export function statusLabel(interview: State): { label: string; tone: 'warn' | 'info' | 'ok' | 'plain' } {
  switch (interview.status) {
    case 'proposed':
      return isToAnswer(interview) ? { label: 'Pick a time', tone: 'warn' } : { label: 'Waiting for a reply', tone: 'info' };
    case 'lapsed':
      return { label: 'No time picked', tone: interview.can.includes('move') ? 'warn' : 'plain' };
    case 'confirmed':
      return { label: 'Confirmed', tone: 'ok' };
    case 'held':
      return { label: 'Over', tone: 'plain' };
    case 'cancelled':
      return { label: 'Canceled', tone: 'plain' };
  }
}
