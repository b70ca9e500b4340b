import { expect, it } from 'vitest';
import { guessMeaning, plain } from './fields';
import { fromMapping, guess, toMapping, translate } from './mapping';

const city = {
  name: 'City jobs 2026.csv',
  columns: [
    'Job ID',
    'Business Title',
    'Job Category',
    'Salary Range From',
    'Salary Range To',
    'Salary Frequency',
    'Work Location',
    'Job Description',
    'Posting Date',
  ],
  samples: [['1', 'LINE COOK', 'Food', '40000', '50000', 'Annual', 'Rye, NY', 'Cook.', '2026-11-01']],
};

it('tells columns by the last part of their names', () => {
  expect(['Job ID', 'job:Posted-On', 'where.addressLocality', '@id', 'content:encoded'].map(plain)).toEqual([
    'jobid',
    'postedon',
    'addresslocality',
    'id',
    'contentencoded',
  ]);
});

it('guesses the columns of a spreadsheet', () => {
  expect(guess(city, '7')).toMatchObject({
    employerId: '7',
    source: 'City jobs 2026',
    key: 'column:Job ID',
    title: 'column:Business Title',
    description: 'column:Job Description',
    category: 'column:Job Category',
    kind: 'value:steady',
    city: 'column:Work Location',
    budget: '',
    budgetMin: 'column:Salary Range From',
    budgetMax: 'column:Salary Range To',
    budgetUnit: 'column:Salary Frequency',
    firstPostedOn: 'column:Posting Date',
    capitals: true,
  });
});

it('guesses the columns of a feed', () => {
  const feed = { name: 'feed.xml', columns: ['title', 'link', 'description', 'pubDate', 'category', 'job:location'], samples: [['Cook']] };
  expect(guess(feed, '1')).toMatchObject({
    title: 'column:title',
    key: 'column:link',
    city: 'column:job:location',
    firstPostedOn: 'column:pubDate',
    budgetUnit: 'value:hour',
    capitals: false,
  });
});

it('becomes a map and back', () => {
  const values = { ...guess(city, '7'), description2: 'column:Posting Date' };
  const mapping = toMapping(values);
  expect(mapping).toMatchObject({
    employerId: 7,
    map: {
      key: 'Job ID',
      order: 'Posting Date',
      map: { title: 'Business Title', description: [{ column: 'Job Description' }, { column: 'Posting Date' }], budgetMin: 'Salary Range From' },
      const: { kind: 'steady' },
      title_case: ['title'],
    },
  });
  expect(fromMapping(mapping)).toEqual(values);
});

it('keeps what texts mean, as long as their field has a column', () => {
  const mapping = translate(toMapping(guess(city, '7')), 'category', { Food: 'food', Odd: '' }, 'other');
  expect(mapping.map.values).toEqual({ category: { default: 'other', texts: { Food: 'food' } } });
  const more = translate(mapping, 'category', { Rink: 'events' }, '');
  expect(more.map.values).toEqual({ category: { default: null, texts: { Food: 'food', Rink: 'events' } } });
  expect(toMapping(fromMapping(more), more.map.values).map.values).toEqual(more.map.values);
  expect(toMapping({ ...fromMapping(more), category: 'value:food' }, more.map.values).map.values).toEqual({});
});

it('guesses what a text means', () => {
  const categories = [
    { value: 'food', label: 'Food & drink' },
    { value: 'tech', label: 'Tech' },
    { value: 'security', label: 'Security' },
  ];
  const texts = ['Technology, Data & Innovation', 'Kitchen', 'Public Safety & Enforcement', 'Zoo'];
  expect(texts.map((text) => guessMeaning(text, categories))).toEqual(['tech', 'food', 'security', '']);
});
