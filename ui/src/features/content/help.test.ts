import { expect, it } from 'vitest';
import { searchArticles, uniqueName } from './help';

const articles = [
  { title: 'Applying for a job', body: 'Press **Apply**.' },
  { title: 'Fees', body: 'Posting a job may cost a fee.' },
];

it('matches articles that contain every word', () => {
  expect(searchArticles(articles, ' ')).toEqual(articles);
  expect(searchArticles(articles, 'JOB')).toHaveLength(2);
  expect(searchArticles(articles, 'fee posting')).toEqual([articles[1]]);
  expect(searchArticles(articles, 'fee apply')).toEqual([]);
});

it('derives a unique name from the title', () => {
  expect(uniqueName('When are we open?', [])).toBe('when-are-we-open');
  expect(uniqueName('Fees', ['fees', 'fees-2'])).toBe('fees-3');
  expect(uniqueName('???', [])).toBe('article');
  expect(uniqueName('x'.repeat(120), []).length).toBeLessThanOrEqual(40);
});
