import * as v from 'valibot';
import { expect, it } from 'vitest';
import { availabilityOf, schemaOf, valuesOf } from './availability';

const stored = {
  available: false,
  city: 'Portland',
  state: 'OR',
  radiusMiles: 12,
  categories: ['food'],
  minRate: 1550,
  rateUnit: 'hour',
  hours: [
    { day: 'friday', from: '18:00', to: '02:00' },
    { day: 'friday', from: '06:00', to: '09:00' },
  ],
  until: 1,
} as const;

const parse = (values: object) => v.safeParse(schemaOf('USD'), values);

it('shows what is stored, and saves it again with further ranges of a day', () => {
  const values = valuesOf({ ...stored, hours: [...stored.hours], categories: [...stored.categories] }, 'Springfield', 'USD');
  expect(values).toMatchObject({ town: 'Portland, OR', radius: '12', minRate: '15.50', when: 'hours' });
  const { output, success } = parse(values);
  expect(success).toBe(true);
  const { until: _, ...body } = stored;
  expect(availabilityOf(output as never, { ...stored } as never)).toEqual({ ...body, available: true });
});

it('asks for a category and for days', () => {
  const values = valuesOf(null, 'Springfield, IL', 'USD');
  const messages = (changes: object) => parse({ ...values, ...changes }).issues?.map(({ message }) => message);
  expect(messages({})).toEqual(['Choose at least one category.']);
  expect(messages({ categories: ['food'], when: 'hours' })).toEqual(['Choose at least one day.']);
  const days = values.days.map((day) => ({ ...day, on: true, to: '' }));
  expect(messages({ categories: ['food'], when: 'hours', days })).toEqual(['Enter when each day starts and ends.']);
  expect(messages({ categories: ['food'] })).toBeUndefined();
});
