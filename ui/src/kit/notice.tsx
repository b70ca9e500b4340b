// The job notice: a sheet of paper with a stamp, a title and the strip with the three facts at its foot.
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCategory } from '../data/site/site';
import type { JobCard } from '../lib/api';
import { ago } from '../lib/format';
import { Stamp } from './category-icon';
import { Pill } from './pill';
import { Strip } from './strip';

interface NoticeProps {
  job: JobCard;
  /** Came onto the board since the last visit. */
  isNew?: boolean;
  /** What the employer did so far, in a line. */
  truth?: string;
  /** The pin. */
  action?: ReactNode;
}

export function Notice({ job, isNew = false, truth, action }: NoticeProps) {
  const category = useCategory(job.category);
  return (
    <article className="job">
      <div className="row top gap-3">
        <Stamp category={category} />
        <div className="grow">
          <h2 className="job-title">
            <Link to={`/jobs/${job.id}`}>{job.title}</Link>
          </h2>
          <p className="meta break">
            {job.postedBy}
            {job.listedAt !== null && <span className="dim"> · {ago(job.listedAt)}</span>}
          </p>
          {truth && <p className="meta dim">{truth}</p>}
          <Marks job={job} isNew={isNew} />
        </div>
        {action}
      </div>
      <div className="job-foot" />
      <Strip job={job} />
    </article>
  );
}

function Marks({ job, isNew }: { job: JobCard; isNew: boolean }) {
  const places = job.openings - job.filled;
  const ended = job.status !== 'open';
  if (!job.isUrgent && places < 2 && !job.remote && !isNew && !job.applied && !ended) return null;
  return (
    <div className="row wrp gap-1 job-marks">
      {ended && <Pill tone="warn">{endedWords[job.status] ?? 'Not open'}</Pill>}
      {job.applied && (
        <Pill tone="ok" icon={Check}>
          You applied
        </Pill>
      )}
      {isNew && !job.applied && <Pill tone="new">NEW</Pill>}
      {job.isUrgent && (
        <Pill tone="danger" icon={Clock}>
          Urgent
        </Pill>
      )}
      {places > 1 && <Pill>{`${places} openings`}</Pill>}
      {job.remote && <Pill tone="info">Remote</Pill>}
    </div>
  );
}

const endedWords: Partial<Record<JobCard['status'], string>> = { paused: 'Paused', filled: 'Filled', closed: 'Closed', expired: 'Expired' };

/** On the painted board only: colored paper and a pin. */
export function PinnedNotice({ job }: { job: JobCard }) {
  const category = useCategory(job.category);
  return (
    <article className={`job stock st-${category.stock} pinned`}>
      <h2 className="job-title">
        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
      </h2>
      <p className="meta break">{job.postedBy}</p>
      <div className="job-foot" />
      <Strip job={job} />
    </article>
  );
}
