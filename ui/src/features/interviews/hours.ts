// Interview hours as a form has them: up to two ranges a day, with a break between.
import { days } from '../../domain/week';
import type { InterviewHours, Weekday } from '../../lib/api';

type Range = InterviewHours['ranges'][number];

export interface Day {
  on: boolean;
  from: string;
  to: string;
  /** Whether the day goes on after a break. */
  again: boolean;
  from2: string;
  to2: string;
}

export type Days = Record<Weekday, Day>;

type Values = Days & { buffer: string; notice: string; ahead: string };

const rangesOn = (ranges: Range[], day: Weekday) => ranges.filter((range) => range.day === day).sort((a, b) => a.from.localeCompare(b.from));

/** The form's values. An employer that never set hours is offered Monday to Friday. */
export function valuesOf({ ranges, bufferMinutes, noticeHours, daysAhead }: InterviewHours): Values {
  const isNew = ranges.length === 0;
  const dayOf = (id: Weekday): Day => {
    const [first, second] = rangesOn(ranges, id);
    return {
      on: Boolean(first) || (isNew && id !== 'saturday' && id !== 'sunday'),
      from: first?.from ?? '09:00',
      to: first?.to ?? '17:00',
      again: Boolean(second),
      from2: second?.from ?? '',
      to2: second?.to ?? '',
    };
  };
  return {
    monday: dayOf('monday'),
    tuesday: dayOf('tuesday'),
    wednesday: dayOf('wednesday'),
    thursday: dayOf('thursday'),
    friday: dayOf('friday'),
    saturday: dayOf('saturday'),
    sunday: dayOf('sunday'),
    buffer: String(bufferMinutes),
    notice: String(noticeHours),
    ahead: String(daysAhead),
  };
}

/** What the form saves. A third range of a day, which only the API can set, stays. */
export const hoursOf = (values: Values, { ranges }: Pick<InterviewHours, 'ranges'>): InterviewHours => ({
  ranges: days.flatMap(({ id }) => {
    const { on, from, to, again, from2, to2 } = values[id];
    if (!on) return [];
    return [{ day: id, from, to }, ...(again ? [{ day: id, from: from2, to: to2 }, ...rangesOn(ranges, id).slice(2)] : [])];
  }),
  bufferMinutes: Number(values.buffer),
  noticeHours: Number(values.notice),
  daysAhead: Number(values.ahead),
});

/** What's wrong with a day, and at which of its fields; null if nothing is. */
export function problemOf({ on, from, to, again, from2, to2 }: Day): { field: 'to' | 'from2' | 'to2'; message: string } | null {
  if (!on) return null;
  const range = (start: string, end: string) =>
    start && end ? (start < end ? null : 'Choose an end after the start.') : 'Choose a start and an end.';
  const first = range(from, to);
  if (first) return { field: 'to', message: first };
  if (!again) return null;
  const second = range(from2, to2);
  if (second) return { field: 'to2', message: second };
  return from2 < to ? { field: 'from2', message: 'Choose a start after the break.' } : null;
}
