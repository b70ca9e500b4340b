import { expect, it } from 'vitest';
import { emptyPost, replyDayOptions } from './post-schema';

it('promises what the site promises', () => {
  expect(emptyPost('Springfield, IL', 10).replyDays).toBe('10');
});

it('offers the usual days, those of the site and those of the notice, each once and in order', () => {
  expect(replyDayOptions(7, 7)).toEqual([2, 3, 7, 14]);
  expect(replyDayOptions(10, 1, 10)).toEqual([1, 2, 3, 7, 10, 14]);
  expect(replyDayOptions(Number(''), Number.NaN)).toEqual([2, 3, 7, 14]);
});
