import { expect, it } from 'vitest';
import { emptyPost, replyDayOptions } from './post-schema';

it("defaults to the site's reply deadline", () => {
  expect(emptyPost('Springfield, IL', 10).replyDays).toBe('10');
});

it("offers the usual, the site's and the job's reply deadlines, sorted and without duplicates", () => {
  expect(replyDayOptions(7, 7)).toEqual([2, 3, 7, 14]);
  expect(replyDayOptions(10, 1, 10)).toEqual([1, 2, 3, 7, 10, 14]);
  expect(replyDayOptions(Number(''), Number.NaN)).toEqual([2, 3, 7, 14]);
});
