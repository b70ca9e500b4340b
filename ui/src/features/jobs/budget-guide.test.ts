import { expect, it } from 'vitest';
import { budgetGuideText } from './budget-guide';

const guide = { count: 12, byTitle: true, low: 8000, high: 12_000, filledDays: 2, noneHiredUnder: 5000, currency: 'USD' };

it('describes what similar jobs paid and what was too little', () => {
  expect(budgetGuideText(guide, 'job', null)).toEqual({
    lead: '12 similar jobs here: $80.00–$120.00 for the job.',
    rest: 'Filled in about 2 days. No one was hired for less than $50.00.',
    isTooLow: false,
  });
});

it('reacts to the amount', () => {
  const rest = (amount: number) => budgetGuideText({ ...guide, filledDays: null }, 'job', amount);
  expect(rest(4000)).toMatchObject({ rest: 'No one was hired for less than $50.00, and yours is $40.00.', isTooLow: true });
  expect(rest(7000)).toMatchObject({ rest: 'No one was hired for less than $50.00. Yours is lower than most.', isTooLow: false });
  expect(rest(8000)?.rest).toContain('Yours is in that range.');
  expect(rest(12_100)?.rest).toContain('Yours is higher than most.');
});

it('leaves out unknown values', () => {
  expect(budgetGuideText({ ...guide, byTitle: false, high: 8000, filledDays: 0, noneHiredUnder: null }, 'hour', null)).toMatchObject({
    lead: '12 jobs here in this category: $80.00 per hour.',
    rest: 'Filled within a day.',
  });
  expect(budgetGuideText({ ...guide, filledDays: null, noneHiredUnder: null }, 'hour', null)?.rest).toBe('');
});

it('returns null for fewer than five jobs', () => expect(budgetGuideText({ ...guide, count: 4, low: null, high: null }, 'job', null)).toBeNull());
