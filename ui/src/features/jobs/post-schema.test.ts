import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emptyPost, postSchema, replyDayOptions } from './post-schema';

it("defaults to the site's reply deadline", () => {
  expect(emptyPost('Springfield, IL', 10).replyDays).toBe('10');
});

it("offers the usual, the site's and the job's reply deadlines, sorted and without duplicates", () => {
  expect(replyDayOptions(7, 7)).toEqual([2, 3, 7, 14]);
  expect(replyDayOptions(10, 1, 10)).toEqual([1, 2, 3, 7, 10, 14]);
  expect(replyDayOptions(Number(''), Number.NaN)).toEqual([2, 3, 7, 14]);
});

const enough = {
  title: 'Wash the dishes',
  category: 'food',
  kind: 'shift' as const,
  budgetMin: '18',
  budgetUnit: 'hour' as const,
  startDate: '2026-12-01',
};
const check = (values: object) => v.safeParse(postSchema('USD', true), { ...emptyPost('Springfield, IL', 3), employerId: '', ...values });
const wrong = (values: object) => (check(values).issues ?? []).map(({ path }) => path?.[0]?.key);

it('needs a title, a job type, pay and a time; the category follows from the title', () => {
  expect(check(enough).output).toMatchObject({
    description: '',
    kind: 'shift',
    budgetMin: 1800,
    budgetMax: 1800,
    budgetUnit: 'hour',
    asMyself: true,
  });
  expect(wrong({})).toEqual(['title', 'category', 'kind', 'budgetMin', 'startDate']);
  expect(wrong({ ...enough, budgetUnit: '' })).toEqual(['budgetUnit']);
});

it('may leave pay and time open, on purpose', () => {
  const open = { ...enough, budgetMin: '', budgetUnit: '', startDate: '', payOpen: true, whenOpen: true };
  expect(check(open).output).toMatchObject({ budgetMin: null, budgetMax: null, startDate: null, whenText: null });
  expect(check(open).output).not.toHaveProperty('payOpen');
  for (const when of [{ whenText: 'Any dry day' }, { startTime: '09:00' }]) expect(wrong({ ...enough, startDate: '', ...when })).toEqual([]);
});

it('waits until it’s known for whom the person posts', () => {
  expect(wrong({ ...enough, employerId: '?' })).toEqual(['employerId']);
});
