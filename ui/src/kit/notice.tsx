// The job notice: a sheet of paper with a stamp, a title and the strip with the three facts at its foot.
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { JobCard } from '../lib/api';
import { ago } from '../lib/format';
import { useCategory } from '../lib/session';
import { Stamp } from './category-icon';
import { Pill } from './pill';
import { Strip } from './strip';

export function Notice({ job }: { job: JobCard }) {
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
          <Marks job={job} />
        </div>
      </div>
      <div className="job-foot" />
      <Strip job={job} />
    </article>
  );
}

function Marks({ job }: { job: JobCard }) {
  const places = job.openings - job.filled;
  if (!job.isUrgent && places < 2 && !job.remote) return null;
  return (
    <div className="row wrp gap-1 job-marks">
      {job.isUrgent && (
        <Pill tone="danger" icon={Clock}>
          Needed soon
        </Pill>
      )}
      {places > 1 && <Pill>{`${places} places`}</Pill>}
      {job.remote && <Pill tone="info">Can be done from anywhere</Pill>}
    </div>
  );
}

/** On the painted board only: coloured paper and a pin. */
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
