// The truth line of an employer in words. It is computed by the server; what is too little to say is not said.
import type { JobCard } from './api';
import { seen } from './format';

type Truth = NonNullable<JobCard['truth']>;

const hour = 3_600_000;
const day = 24 * hour;

/** "about 3 hours", "about 2 days". */
export function about(milliseconds: number): string {
  if (milliseconds < hour) return 'under an hour';
  const [amount, unit] = milliseconds < 2 * day ? [Math.round(milliseconds / hour), 'hour'] : [Math.round(milliseconds / day), 'day'];
  return `about ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Everything there is to say, one fact each. */
export function truthFacts(truth: Truth, now = Date.now()): string[] {
  const facts: string[] = [];
  if (truth.jobsEnded > 0) facts.push(`Hired for ${truth.jobsHired} of ${truth.jobsEnded} past ${truth.jobsEnded === 1 ? 'job' : 'jobs'}`);
  if (truth.replyMedian !== null) facts.push(`Replies in ${about(truth.replyMedian)}`);
  if (truth.repliesDue >= 5) facts.push(`Replied on time ${truth.repliesKept} of ${truth.repliesDue} times`);
  if (truth.seenAt !== null) facts.push(`Last active ${seen(truth.seenAt, now)}`);
  return facts;
}

/** The line of a card; empty for somebody who never ended a job here. */
export function truthShort(truth: Truth | null, now = Date.now()): string {
  if (!truth || truth.jobsEnded === 0) return '';
  return truthFacts(truth, now)
    .filter((fact) => /^Hired|^Last/.test(fact))
    .join(' · ');
}
