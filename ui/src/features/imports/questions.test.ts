import { expect, it } from 'vitest';
import type { ImportCause, ImportMapping } from '../../lib/api';
import { sortFaults } from './questions';

const mapping: ImportMapping = {
  employerId: 7,
  map: { source: 'city', key: 'Id', order: null, map: { title: 'Title', city: 'Where', category: 'Team', budget: 'Pay' }, const: {}, values: {} },
};

const cause = (field: string, cost: string, problem: string, more: Partial<ImportCause> = {}): ImportCause => ({
  cost,
  field,
  problem,
  message: '',
  choices: [],
  columns: [],
  rows: 1,
  values: [],
  ...more,
});

const sorted = (faults: ImportCause[]) => {
  const { questions, notes, stale } = sortFaults(faults, mapping, 'Rye, NY');
  const names = (causes: ImportCause[]) => causes.map(({ field }) => field);
  return { questions: names(questions), notes: names(notes), stale: names(stale) };
};

it('asks what an answer would mend', () => {
  const faults = [
    cause('category', 'row', 'not_in_map', { choices: ['food'] }),
    cause('city', 'row', 'missing'),
    cause('budgetUnit', 'pay', 'not_in_map', { choices: ['hour'] }),
    cause('', 'row', 'same_key'),
  ];
  expect(sorted(faults)).toEqual({ questions: ['category', 'city', 'budgetUnit', ''], notes: [], stale: [] });
});

it('doesn’t ask what has no answer, or costs no row', () => {
  const faults = [
    cause('title', 'row', 'missing'),
    cause('budget', 'pay', 'other_currency'),
    cause('city', 'place', 'unknown_town'),
    cause('expiresOn', 'stale', 'ended'),
  ];
  expect(sorted(faults)).toEqual({ questions: [], notes: ['title', 'budget', 'city'], stale: ['expiresOn'] });
  expect(sorted([cause('title', 'row', 'missing', { columns: ['Position'] })]).questions).toEqual(['title']);
});
