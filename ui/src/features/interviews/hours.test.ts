import { expect, it } from 'vitest';
import { hoursOf, valuesOf } from './hours';

const rest = { bufferMinutes: 15, noticeHours: 24, daysAhead: 14 };

it('offers Monday to Friday at first', () => {
  const { ranges } = hoursOf(valuesOf({ ranges: [], ...rest }));
  expect(ranges.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
});

it('keeps what was set', () => {
  const hours = { ranges: [{ day: 'saturday' as const, from: '10:00', to: '12:30' }], ...rest, noticeHours: 4 };
  expect(hoursOf(valuesOf(hours))).toEqual(hours);
});
