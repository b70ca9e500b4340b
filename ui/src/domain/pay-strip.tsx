import type { JobCard } from '../lib/api';
import { counted, when, where } from '../lib/format';
import { payStrip } from '../lib/money';

type Facts = Pick<
  JobCard,
  | 'budgetMin'
  | 'budgetMax'
  | 'budgetUnit'
  | 'currency'
  | 'whenText'
  | 'startDate'
  | 'endDate'
  | 'startTime'
  | 'endTime'
  | 'kind'
  | 'area'
  | 'city'
  | 'state'
  | 'remote'
  | 'distanceMiles'
  | 'applicationCount'
>;

/** A word for which the column of the place can't always make room. */
const longWord = /\S{13}/;

/** Pay, time and place, always in this order. */
export function PayStrip({ job }: { job: Facts }) {
  const [whenMain, whenNote] = when(job);
  const [whereFirst, whereSecond] = where(job);
  return (
    <div className="tear">
      <div>
        <b className="num">{payStrip(job)}</b>
        <span className="tear-note">{job.applicationCount > 0 ? counted(job.applicationCount, 'applicant', 'applicants') : 'no applicants yet'}</span>
      </div>
      <div>
        <b>{whenMain}</b>
        {whenNote}
      </div>
      <div className={longWord.test(`${whereFirst} ${whereSecond}`) ? undefined : 'whole'}>
        <b>{whereFirst}</b>
        {whereSecond}
      </div>
    </div>
  );
}
