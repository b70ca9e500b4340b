import { expect, it } from 'vitest';
import { hoursOf, problemOf, valuesOf } from './hours';

const rest = { bufferMinutes: 15, noticeHours: 24, daysAhead: 14 };
const range = (from: string, to: string) => ({ day: 'saturday' as const, from, to });

it('offers Monday to Friday at first', () => {
  const empty = { ranges: [], ...rest };
  const { ranges } = hoursOf(valuesOf(empty), empty);
  expect(ranges.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
});

it('keeps what was set, with breaks', () => {
  const hours = { ranges: [range('10:00', '12:30'), range('13:00', '15:00'), range('16:00', '17:00')], ...rest, noticeHours: 4 };
  expect(hoursOf(valuesOf(hours), hours)).toEqual(hours);
  const values = valuesOf(hours);
  values.saturday.again = false;
  expect(hoursOf(values, hours).ranges).toEqual([range('10:00', '12:30')]);
});

it('says what is wrong with a day', () => {
  const day = { on: true, from: '09:00', to: '12:00', again: true, from2: '13:00', to2: '17:00' };
  expect(problemOf(day)).toBeNull();
  expect(problemOf({ ...day, to: '08:00' })).toEqual({ field: 'to', message: 'Choose an end after the start.' });
  expect(problemOf({ ...day, to2: '' })).toEqual({ field: 'to2', message: 'Choose a start and an end.' });
  expect(problemOf({ ...day, from2: '11:30' })).toEqual({ field: 'from2', message: 'Choose a start after the break.' });
  expect(problemOf({ ...day, again: false, to2: '' })).toBeNull();
  expect(problemOf({ ...day, on: false, to: '' })).toBeNull();
});
