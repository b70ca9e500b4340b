import { expect, it } from 'vitest';
import { budgetGuideText } from './budget-guide';

const guide = { count: 12, byTitle: true, low: 8000, high: 12_000, filledDays: 2, noneHiredUnder: 5000, currency: 'USD' };

it('describes what similar jobs paid and what was too little', () => {
  expect(budgetGuideText(guide, 'job')).toEqual({
    lead: '12 similar jobs here: $80.00–$120.00 for the job.',
    rest: 'Filled in about 2 days. No one was hired under $50.00.',
  });
});

it('leaves out unknown values', () => {
  expect(budgetGuideText({ ...guide, byTitle: false, high: 8000, filledDays: 0, noneHiredUnder: null }, 'hour')).toEqual({
    lead: '12 jobs here in this category: $80.00 per hour.',
    rest: 'Filled in about 1 day.',
  });
  expect(budgetGuideText({ ...guide, filledDays: null, noneHiredUnder: null }, 'hour')?.rest).toBe('');
});

it('returns null for fewer than five jobs', () => expect(budgetGuideText({ ...guide, count: 4, low: null, high: null }, 'job')).toBeNull());
