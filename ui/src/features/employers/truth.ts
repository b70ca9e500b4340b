// What an employer's past says, in sentences; under five cases it says nothing.
import type { Employer } from '../../lib/api';
import { ago, counted } from '../../lib/format';

const enough = 5;
const hour = 3_600_000;

/** "about 3 hours", "about 2 days". */
function duration(milliseconds: number): string {
  const hours = Math.max(1, Math.round(milliseconds / hour));
  return hours < 36 ? `about ${counted(hours, 'hour', 'hours')}` : `about ${counted(Math.round(hours / 24), 'day', 'days')}`;
}

export function truthLines({ truth }: Pick<Employer, 'truth'>, now = Date.now()): string[] {
  const lines: string[] = [];
  if (truth.jobsEnded >= enough) lines.push(`Hired for ${truth.jobsHired} of ${truth.jobsEnded} past jobs`);
  if (truth.repliesDue >= enough) lines.push(`Answered ${truth.repliesKept} of ${truth.repliesDue} applications in time`);
  if (truth.repliesDue >= enough && truth.replyMedian !== null) lines.push(`Usually answers in ${duration(truth.replyMedian)}`);
  if (truth.seenAt !== null) lines.push(`Last here ${ago(truth.seenAt, now)}`);
  return lines;
}
