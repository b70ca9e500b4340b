// An employer's track record in words. The server computes the numbers; facts based on too little data are left out.
import type { JobCard } from '../lib/api';
import { lastSeen } from '../lib/format';

type TrackRecord = NonNullable<JobCard['trackRecord']>;

const hour = 3_600_000;
const day = 24 * hour;

/** "about 3 hours", "about 2 days". */
export function about(milliseconds: number): string {
  if (milliseconds < hour) return 'under an hour';
  const [amount, unit] = milliseconds < 2 * day ? [Math.round(milliseconds / hour), 'hour'] : [Math.round(milliseconds / day), 'day'];
  return `about ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Each fact of the track record as a sentence. */
export function trackRecordFacts(record: TrackRecord, now = Date.now()): string[] {
  const facts: string[] = [];
  if (record.jobsEnded > 0) facts.push(`Hired for ${record.jobsHired} of ${record.jobsEnded} past ${record.jobsEnded === 1 ? 'job' : 'jobs'}`);
  if (record.replyMedian !== null) facts.push(`Replies in ${about(record.replyMedian)}`);
  if (record.repliesDue >= 5) facts.push(`Replied on time ${record.repliesOnTime} of ${record.repliesDue} times`);
  if (record.seenAt !== null) facts.push(`Last active ${lastSeen(record.seenAt, now)}`);
  return facts;
}

/** One line for a card; empty until the employer's first job has ended. */
export function trackRecordLine(record: TrackRecord | null, now = Date.now()): string {
  if (!record || record.jobsEnded === 0) return '';
  return trackRecordFacts(record, now)
    .filter((fact) => /^Hired|^Last/.test(fact))
    .join(' · ');
}
