import { expect, it } from 'vitest';
import type { ImportMapping } from '../../lib/api';
import { fromMapping, toMapping, translate } from './mapping';

const stored: ImportMapping['map'] = {
  source: 'City jobs 2026',
  key: 'Job ID',
  order: 'Posting Date',
  map: {
    title: 'Business Title',
    description: [
      { column: 'Duties', label: null },
      { column: 'Extra', label: 'More' },
    ],
    category: 'Job Category',
    city: 'Work Location',
    budgetMin: 'Salary Range From',
    firstPostedOn: 'Posting Date',
    status: 'State',
  },
  const: { kind: 'steady', budgetUnit: 'hour' },
  title_case: ['title'],
  date_order: 'day_first',
  old: true,
  mend: true,
  values: {},
};

it('becomes the form’s values and back', () => {
  const values = fromMapping('7', stored);
  expect(values).toMatchObject({
    employerId: '7',
    key: 'column:Job ID',
    description: 'column:Duties',
    description2: 'column:Extra',
    description3: '',
    kind: 'value:steady',
    status: 'column:State',
    capitals: true,
    dateOrder: 'day_first',
    old: true,
  });
  expect(toMapping(values, stored)).toEqual({ employerId: 7, map: stored });
});

it('puts a new column of the description below its name', () => {
  const mapping = toMapping({ ...fromMapping('7', stored), description3: 'column:Hours' }, stored);
  expect(mapping.map.map.description).toEqual([
    { column: 'Duties', label: null },
    { column: 'Extra', label: 'More' },
    { column: 'Hours', label: 'Hours' },
  ]);
});

it('lists the newest job first, if the file says when jobs were posted', () => {
  expect(toMapping({ ...fromMapping('7', stored), firstPostedOn: '' }).map.order).toBeNull();
});

it('keeps what texts mean, as long as their field has a column', () => {
  const mapping = translate({ employerId: 7, map: stored }, 'category', { Food: 'food', Odd: '' }, 'other');
  expect(mapping.map.values).toEqual({ category: { default: 'other', texts: { Food: 'food' } } });
  const more = translate(mapping, 'category', { Rink: 'events' }, '');
  expect(more.map.values).toEqual({ category: { default: null, texts: { Food: 'food', Rink: 'events' } } });
  const values = fromMapping('7', more.map);
  expect(toMapping(values, more.map).map.values).toEqual(more.map.values);
  expect(toMapping({ ...values, category: 'value:food' }, more.map).map.values).toEqual({});
});
