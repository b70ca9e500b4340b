import { expect, it } from 'vitest';
import { hoursOf, payQuestion } from './pay-check';

const pay = { min: null, max: null, unit: 'hour', kind: 'one_off', currency: 'USD', minimumWage: 725, times: {} } as const;

it('asks about an unusual amount and offers the unit that fits', () => {
  expect(payQuestion(pay, null)).toBeNull();
  expect(payQuestion({ ...pay, max: 10_000 }, null)).toBeNull();
  expect(payQuestion({ ...pay, min: 15_000, max: 20_000 }, null)).toEqual({
    text: 'Is $200 an hour right?',
    instead: { unit: 'job', label: 'No, for the whole job' },
  });
  expect(payQuestion({ ...pay, min: 1800, unit: 'year', kind: 'steady' }, null)).toEqual({
    text: 'Is $18 a year right?',
    instead: { unit: 'hour', label: 'No, per hour' },
  });
  expect(payQuestion({ ...pay, min: 100 }, null)).toMatchObject({
    text: 'Is $1 an hour right? The minimum wage is $7.25 an hour.',
    instead: null,
  });
});

it('uses what similar jobs paid, if known', () => {
  const guide = { low: 11_000, high: 14_000 };
  expect(payQuestion({ ...pay, min: 12_000 }, guide)).toBeNull();
  expect(payQuestion({ ...pay, min: 4000 }, guide)).toEqual({ text: 'Is $40 an hour right?', instead: null });
});

it('asks nothing in currencies of a very different value', () => expect(payQuestion({ ...pay, max: 150_000, currency: 'JPY' }, null)).toBeNull());

it('asks about pay below the minimum wage, also of a fixed sum whose hours are known', () => {
  expect(payQuestion({ ...pay, min: 724, max: 1500 }, null)?.text).toBe('Is $7.24 an hour right? The minimum wage is $7.25 an hour.');
  expect(payQuestion({ ...pay, min: 725 }, null)).toBeNull();
  expect(payQuestion({ ...pay, min: 600, minimumWage: 0 }, null)).toBeNull();
  const brunch = { ...pay, unit: 'job', min: 1600, max: 1600 } as const;
  expect(payQuestion({ ...brunch, times: { hours: 5 } }, null)?.text).toBe(
    'Is $16 for 5 hours right? That’s $3.20 an hour. The minimum wage is $7.25 an hour.',
  );
  expect(payQuestion({ ...brunch, times: { hours: 2 } }, null)).toBeNull();
  expect(payQuestion(brunch, null)).toBeNull();
});

it('reckons pay for a day and a week by their hours, too', () => {
  const fence = { ...pay, unit: 'day', min: 4500, max: 4500, times: { startTime: '08:00', endTime: '17:00' } } as const;
  expect(payQuestion(fence, null)?.text).toBe('Is $45 a day for 9 hours right? That’s $5 an hour. The minimum wage is $7.25 an hour.');
  expect(payQuestion({ ...fence, min: 6600, max: 6600 }, null)).toBeNull();
  const week = { ...pay, unit: 'week', min: 20_000, max: 20_000 } as const;
  const days = { startDate: '2026-12-07', endDate: '2026-12-18', startTime: '08:00', endTime: '16:00' };
  expect(payQuestion({ ...week, times: days }, null)?.text).toMatch(/^Is \$200 a week for 40 hours right\?/);
  expect(payQuestion(week, null)).toBeNull();
});

it('reckons hours from the times and days of a job', () => {
  const times = { startDate: '', endDate: '', startTime: '08:00', endTime: '13:00' };
  expect(hoursOf(times)).toEqual({ day: 5, job: 5 });
  expect(hoursOf({ ...times, startTime: '20:00', endTime: '01:30' })).toEqual({ day: 5.5, job: 5.5 });
  expect(hoursOf({ ...times, startDate: '2026-12-04', endDate: '2026-12-05' })).toEqual({ day: 5, week: 10, job: 10 });
  expect(hoursOf({ ...times, startDate: '2026-12-01', endDate: '2026-12-20' })).toEqual({ day: 5, week: 25, job: 100 });
  expect(hoursOf({ ...times, endTime: '' })).toEqual({});
  expect(hoursOf({ ...times, endTime: '08:00' })).toEqual({});
});
