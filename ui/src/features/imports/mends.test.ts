import { expect, it } from 'vitest';
import type { ImportCause, ImportMapping } from '../../lib/api';
import { mendsOf } from './mends';

const mapping: ImportMapping = {
  employerId: 7,
  map: {
    source: 'city',
    key: 'departments.id',
    order: 'Posted',
    map: { title: 'Title', description: 'Duties', category: 'Team', city: 'Where', openings: 'Places', expiresOn: 'Until', firstPostedOn: 'Posted' },
    const: { kind: 'steady' },
    values: { category: { default: null, texts: { A: 'food' } } },
  },
};

const cause = (field: string, problem: string, more: Partial<ImportCause> = {}): ImportCause => ({
  cost: 'row',
  field,
  problem,
  message: '',
  choices: [],
  columns: [],
  rows: 1,
  values: [],
  ...more,
});

const mends = (one: ImportCause, town = 'Goose Creek, SC') =>
  Object.fromEntries(mendsOf(mapping, one, town).map(({ label, mapping }) => [label, mapping.map]));

it('fills a field with another column', () => {
  const found = mends(cause('description', 'missing', { columns: ['Civil Service Title'] }));
  expect(Object.keys(found)).toEqual(['Use “Civil Service Title” instead']);
  expect(found['Use “Civil Service Title” instead']?.map).toMatchObject({ title: 'Title', description: 'Civil Service Title' });
});

it('says that all jobs are in the site’s own town, if it has one', () => {
  const found = mends(cause('city', 'unknown_town'))['They’re all in Goose Creek, SC'];
  expect(found?.const).toEqual({ kind: 'steady', city: 'Goose Creek, SC' });
  expect(found?.map).not.toHaveProperty('city');
  expect(mends(cause('city', 'unknown_town'), '')).toEqual({});
});

it('leaves out a field that no job needs', () => {
  const found = mends(cause('openings', 'not_a_number'))['Import without “Number of openings”'];
  expect(found?.map).not.toHaveProperty('openings');
  expect(mends(cause('category', 'wrong_in_map'))).toEqual({});
  // What texts of the other fields mean stays.
  expect(found?.values).toEqual(mapping.map.values);
});

it('asks what a date means that could be either', () => {
  const values = [{ text: '04/05/2026', rows: 1, lines: [2], suggestion: null }];
  const found = mends(cause('firstPostedOn', 'day_or_month', { values }));
  expect(Object.entries(found).map(([label, map]) => [label, map.date_order])).toEqual([
    ['It’s April 5', 'month_first'],
    ['It’s May 4', 'day_first'],
  ]);
});

it('lists jobs without a last day that can be read', () => {
  const values = [{ text: 'Until filled', rows: 1, lines: [2], suggestion: null }];
  const found = mends(cause('expiresOn', 'not_a_date', { values }))['List these jobs for 30 days'];
  expect(found?.values).toMatchObject({ category: { texts: { A: 'food' } }, expiresOn: { texts: { 'Until filled': '' } } });
});

it('tells jobs apart by another column, or by their texts', () => {
  const found = mends(cause('', 'same_key', { columns: ['id'] }));
  expect(Object.entries(found).map(([label, map]) => [label, map.key])).toEqual([
    ['Use “id” instead', 'id'],
    ['Treat identical rows as one job', null],
  ]);
});
