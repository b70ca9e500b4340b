import { expect, it } from 'vitest';
import { hoursOf, payQuestion } from './pay-check';
import { usualUnit } from './usual-unit';

const pay = { min: null, max: null, unit: 'hour', kind: 'one_off', currency: 'USD', minimumWage: 725, hours: null } as const;

it('chooses the unit by the kind of job, and for steady work by the amount', () => {
  expect(usualUnit('one_off', 20)).toBe('job');
  expect(usualUnit('shift', null)).toBe('hour');
  expect(usualUnit('hourly', 50_000)).toBe('hour');
  expect(usualUnit('steady', null)).toBe('year');
  expect(usualUnit('steady', 18.5)).toBe('hour');
  expect(usualUnit('steady', 42_000)).toBe('year');
});

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
  expect(payQuestion({ ...brunch, hours: 5 }, null)?.text).toBe('Is $16 for 5 hours right? That’s $3.20 an hour. The minimum wage is $7.25 an hour.');
  expect(payQuestion({ ...brunch, hours: 2 }, null)).toBeNull();
  expect(payQuestion(brunch, null)).toBeNull();
});

it('reckons the hours of a job from its times and days', () => {
  const times = { startDate: '', endDate: '', startTime: '08:00', endTime: '13:00' };
  expect(hoursOf(times)).toBe(5);
  expect(hoursOf({ ...times, startTime: '20:00', endTime: '01:30' })).toBe(5.5);
  expect(hoursOf({ ...times, startDate: '2026-12-04', endDate: '2026-12-05' })).toBe(10);
  expect(hoursOf({ ...times, endTime: '' })).toBeNull();
  expect(hoursOf({ ...times, endTime: '08:00' })).toBeNull();
});
