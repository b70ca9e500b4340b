import { Notice } from '../../../kit/notice';
import type { JobCard } from '../../../lib/api';
import { truthShort } from '../../../lib/truth';
import { PinButton } from './pin-button';

/** A notice with its pin, and what its employer did so far. */
function JobNotice({ job, since }: { job: JobCard; since?: number | null }) {
  const isNew = since !== undefined && since !== null && job.listedAt !== null && job.listedAt > since;
  return <Notice job={job} isNew={isNew} truth={truthShort(job.truth)} action={<PinButton job={job} />} />;
}

export function Notices({ jobs, since }: { jobs: JobCard[]; since?: number | null }) {
  return (
    <ul className="jobgrid">
      {jobs.map((job) => (
        <li key={job.id} className="grid">
          <JobNotice job={job} since={since ?? null} />
        </li>
      ))}
    </ul>
  );
}
