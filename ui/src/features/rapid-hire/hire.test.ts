import { expect, it } from 'vitest';
import { dayOptions, endText, firstEmployer, hireOf, startProblem, suggestedStart } from './hire';
import { when } from './words';

const zone = 'America/Los_Angeles';
const hour = 3_600_000;
/** Friday, 4:10 PM in Los Angeles. */
const friday = Date.parse('2026-11-28T00:10:00Z');

it('suggests the next half hour that is an hour away', () => {
  expect(suggestedStart(friday, zone)).toEqual({ date: '2026-11-27', time: '17:30' });
  expect(suggestedStart(friday + 7 * hour, zone)).toEqual({ date: '2026-11-28', time: '00:30' });
});

it('offers the days of the next 48 hours', () => {
  expect(dayOptions(friday, zone)).toEqual([
    { value: '2026-11-27', label: 'Today' },
    { value: '2026-11-28', label: 'Tomorrow' },
    { value: '2026-11-29', label: 'Sunday' },
  ]);
});

it('says why the work can’t begin at a time', () => {
  expect(startProblem(friday - 1, friday)).toBe('That time has passed. Choose a later one.');
  expect(startProblem(friday + 49 * hour, friday)).toBe('Choose a time within the next 48 hours.');
  expect(startProblem(friday + hour, friday)).toBeNull();
});

it('makes a request of what was typed', () => {
  const contact = { phone: '541-555-0142', email: '', note: '', street: '14 Mill St' };
  const typed = { title: 'Dishwasher', category: 'food', day: '2026-11-27', time: '18:00', hours: '5', town: 'Portland, OR' };
  const hire = hireOf({ ...typed, employerId: '', rate: 1900, rateUnit: 'hour', openings: '2', notes: '', contact }, zone);
  expect(hire).toMatchObject({ city: 'Portland', state: 'OR', startAt: Date.parse('2026-11-28T02:00:00Z'), hours: 5, openings: 2 });
  expect(hire).not.toHaveProperty('employerId');
  expect(endText(hire.startAt, 5, zone)).toBe('11:00 PM');
});

it('hires for the business that posted last, else for a business before the person', () => {
  const person = { id: 4, kind: 'person' } as const;
  const cafe = { id: 7, kind: 'business' } as const;
  const bar = { id: 9, kind: 'business' } as const;
  expect(firstEmployer([person], [])).toBe('');
  expect(firstEmployer([person, cafe, bar], [])).toBe('7');
  expect(firstEmployer([person, cafe, bar], [{ employerId: 9 }, { employerId: 7 }])).toBe('9');
  expect(firstEmployer([person, cafe], [{ employerId: 9 }, { employerId: 4 }])).toBe('4');
});

it('calls the next day tomorrow, also after a day of 25 hours', () => {
  // Half past midnight on the day on which New York's clocks go back.
  const now = Date.parse('2026-11-01T04:30:00Z');
  const startsAt = Date.parse('2026-11-02T15:00:00Z');
  expect(when({ startsAt, endsAt: startsAt + hour }, 'America/New_York', now)).toBe('Tomorrow, 10:00 AM–11:00 AM');
});
