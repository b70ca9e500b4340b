import { expect, it } from 'vitest';
import { truthLines } from './truth';

const truth = { jobsEnded: 9, jobsHired: 7, replyMedian: 3 * 3_600_000, repliesDue: 20, repliesKept: 18, seenAt: null };

it('says what the past shows', () => {
  expect(truthLines({ truth })).toEqual(['Hired for 7 of 9 past jobs', 'Answered 18 of 20 applications in time', 'Usually answers in about 3 hours']);
  expect(truthLines({ truth: { ...truth, replyMedian: 86_400_000 * 3 } })[2]).toBe('Usually answers in about 3 days');
});

it('says nothing of a handful', () => {
  expect(truthLines({ truth: { ...truth, jobsEnded: 4, repliesDue: 4 } })).toEqual([]);
  expect(truthLines({ truth: { ...truth, jobsEnded: 0, repliesDue: 0, seenAt: 0 } }, 3_600_000)).toEqual(['Last here 1 hour ago']);
});
