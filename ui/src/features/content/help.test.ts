import { expect, it } from 'vitest';
import { matching, nameFor } from './help';

const articles = [
  { title: 'Applying for a job', body: 'Press **Apply**.' },
  { title: 'Fees', body: 'Posting a job may cost a fee.' },
];

it('finds every word, wherever it stands', () => {
  expect(matching(articles, ' ')).toEqual(articles);
  expect(matching(articles, 'JOB')).toHaveLength(2);
  expect(matching(articles, 'fee posting')).toEqual([articles[1]]);
  expect(matching(articles, 'fee apply')).toEqual([]);
});

it('names a new article after its title, and no two alike', () => {
  expect(nameFor('When are we open?', [])).toBe('when-are-we-open');
  expect(nameFor('Fees', ['fees', 'fees-2'])).toBe('fees-3');
  expect(nameFor('???', [])).toBe('article');
  expect(nameFor('x'.repeat(120), []).length).toBeLessThanOrEqual(40);
});
