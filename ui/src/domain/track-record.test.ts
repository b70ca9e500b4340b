import { expect, it } from 'vitest';
import { about, trackRecordFacts, trackRecordLine } from './track-record';

const now = Date.UTC(2026, 10, 20, 12);
const nothing = { jobsEnded: 0, jobsHired: 0, replyMedian: null, repliesDue: 0, repliesOnTime: 0, seenAt: null };

it('is empty without a track record', () => {
  expect(trackRecordFacts(nothing, now)).toEqual([]);
  expect(trackRecordLine({ ...nothing, seenAt: now }, now)).toBe('');
  expect(trackRecordLine(null, now)).toBe('');
});

it('describes the track record', () => {
  const record = { jobsEnded: 5, jobsHired: 4, replyMedian: 3 * 3_600_000, repliesDue: 8, repliesOnTime: 7, seenAt: now - 1000 };
  expect(trackRecordFacts(record, now)).toEqual([
    'Hired for 4 of 5 past jobs',
    'Replies in about 3 hours',
    'Replied on time 7 of 8 times',
    'Last active today',
  ]);
  expect(trackRecordLine(record, now)).toBe('Hired for 4 of 5 past jobs · Last active today');
});

it('omits the rate for too few reply deadlines', () => {
  expect(trackRecordFacts({ ...nothing, repliesDue: 4, repliesOnTime: 1 }, now)).toEqual([]);
});

it.each([
  [60_000, 'under an hour'],
  [3_600_000, 'about 1 hour'],
  [47 * 3_600_000, 'about 47 hours'],
  [49 * 3_600_000, 'about 2 days'],
])('%i ms is %s', (milliseconds, words) => expect(about(milliseconds)).toBe(words));
