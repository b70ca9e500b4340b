// The job card: a sheet of paper with a stamp, a title and a strip with three facts at the bottom.
import { Check, Clock } from 'lucide';
import type { ReactNode } from 'react';
import { useCategory } from '../data/site/site';
import { Link } from '../kit/link';
import { Pill } from '../kit/pill';
import type { JobCard as Job } from '../lib/api';
import { relativeTime } from '../lib/format';
import { CategoryStamp } from './category-stamp';
import { PayStrip } from './pay-strip';

interface JobCardProps {
  job: Job;
  /** Posted since the last visit. */
  isNew?: boolean;
  /** The employer's track record in one line. */
  trackRecord?: string;
  /** The save button. */
  action?: ReactNode;
}

export function JobCard({ job, isNew = false, trackRecord, action }: JobCardProps) {
  const category = useCategory(job.category);
  return (
    <article className="job">
      <div className="row top gap-3">
        <CategoryStamp category={category} />
        <div className="grow">
          <h2 className="job-title">
            <Link to={`/jobs/${job.id}`}>{job.title}</Link>
          </h2>
          <p className="meta break">
            {job.postedBy}
            {job.listedAt !== null && <span className="dim"> · {relativeTime(job.listedAt)}</span>}
          </p>
          {trackRecord && <p className="meta dim">{trackRecord}</p>}
          <JobLabels job={job} isNew={isNew} />
        </div>
        {action}
      </div>
      <PayStrip job={job} />
    </article>
  );
}

function JobLabels({ job, isNew }: { job: Job; isNew: boolean }) {
  const openings = job.openings - job.filled;
  const ended = job.status !== 'open';
  if (!job.isUrgent && openings < 2 && !job.remote && !isNew && !job.applied && !ended) return null;
  return (
    <div className="row wrp gap-1 job-marks">
      {ended && <Pill tone="warn">{endedLabels[job.status] ?? 'Not open'}</Pill>}
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
      {openings > 1 && <Pill>{`${openings} openings`}</Pill>}
      {job.remote && <Pill tone="info">Remote</Pill>}
    </div>
  );
}

const endedLabels: Partial<Record<Job['status'], string>> = { paused: 'Paused', filled: 'Filled', closed: 'Closed', expired: 'Expired' };

/** A job on colored paper with a pin, only for the painted board of the landing page. */
export function PinnedJob({ job }: { job: Job }) {
  const category = useCategory(job.category);
  return (
    <article className={`job stock st-${category.stock} pinned`}>
      <h2 className="job-title">
        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
      </h2>
      <p className="meta break">{job.postedBy}</p>
      <PayStrip job={job} />
    </article>
  );
}
