// Interview hours as a form has them: one range a day.
import type { InterviewHours } from '../../lib/api';

export type Weekday = InterviewHours['ranges'][number]['day'];
export type Days = Record<Weekday, { on: boolean; from: string; to: string }>;

export const days: { id: Weekday; label: string }[] = [
  { id: 'monday', label: 'Monday' },
  { id: 'tuesday', label: 'Tuesday' },
  { id: 'wednesday', label: 'Wednesday' },
  { id: 'thursday', label: 'Thursday' },
  { id: 'friday', label: 'Friday' },
  { id: 'saturday', label: 'Saturday' },
  { id: 'sunday', label: 'Sunday' },
];

type Values = Days & { buffer: string; notice: string; ahead: string };

/** The form's values. A site that never set hours is offered Monday to Friday. */
export function valuesOf({ ranges, bufferMinutes, noticeHours, daysAhead }: InterviewHours): Values {
  const isNew = ranges.length === 0;
  const dayOf = (id: Weekday) => {
    const range = ranges.find(({ day }) => day === id);
    return { on: Boolean(range) || (isNew && id !== 'saturday' && id !== 'sunday'), from: range?.from ?? '09:00', to: range?.to ?? '17:00' };
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

/** What the form saves. */
export const hoursOf = (values: Values): InterviewHours => ({
  ranges: days.filter(({ id }) => values[id].on).map(({ id }) => ({ day: id, from: values[id].from, to: values[id].to })),
  bufferMinutes: Number(values.buffer),
  noticeHours: Number(values.notice),
  daysAhead: Number(values.ahead),
});
