import { expect, it } from 'vitest';
import { emptyPost, promises } from './post-schema';

it('promises what the site promises', () => {
  expect(emptyPost('Springfield, IL', 10).replyDays).toBe('10');
});

it('offers the usual days, those of the site and those of the notice, each once and in order', () => {
  expect(promises(7, 7)).toEqual([2, 3, 7, 14]);
  expect(promises(10, 1, 10)).toEqual([1, 2, 3, 7, 10, 14]);
  expect(promises(Number(''), Number.NaN)).toEqual([2, 3, 7, 14]);
});
