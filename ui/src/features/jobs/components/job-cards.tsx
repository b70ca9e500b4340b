import { JobCard } from '../../../domain/job-card';
import { trackRecordLine } from '../../../domain/track-record';
import type { JobCard as Job } from '../../../lib/api';
import { SaveButton } from './save-button';

/** A job card with its save button and the employer's track record. */
function JobItem({ job, since }: { job: Job; since?: number | null }) {
  const isNew = since !== undefined && since !== null && job.listedAt !== null && job.listedAt > since;
  return <JobCard job={job} isNew={isNew} trackRecord={trackRecordLine(job.trackRecord)} action={<SaveButton job={job} />} />;
}

export function JobCards({ jobs, since }: { jobs: Job[]; since?: number | null }) {
  return (
    <ul className="jobgrid">
      {jobs.map((job) => (
        <li key={job.id} className="grid">
          <JobItem job={job} since={since ?? null} />
        </li>
      ))}
    </ul>
  );
}
