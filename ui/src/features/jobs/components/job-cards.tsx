import { JobCard } from '../../../domain/job-card';
import { trackRecordLine } from '../../../domain/track-record';
import { useFirstFew } from '../../../kit/use-has-settled';
import type { JobCard as Job } from '../../../lib/api';
import { SaveButton } from './save-button';

interface JobCardsProps {
  jobs: Job[];
  /** Jobs listed since then are marked as new. */
  since?: number | null;
  /** Called when a saved job is no longer saved. */
  onRemove?: ((job: Pick<Job, 'id' | 'title'>) => void) | undefined;
}

/** A job card with its save button and the employer's track record. */
function JobItem({ job, since, onRemove }: { job: Job } & Omit<JobCardsProps, 'jobs'>) {
  const isNew = since !== undefined && since !== null && job.listedAt !== null && job.listedAt > since;
  return <JobCard job={job} isNew={isNew} trackRecord={trackRecordLine(job.trackRecord)} action={<SaveButton job={job} onRemove={onRemove} />} />;
}

/** No card is shorter than this, in pixels. */
const leastHeight = 150;

export function JobCards({ jobs, since, onRemove }: JobCardsProps) {
  const shown = useFirstFew(jobs, leastHeight);
  return (
    <ul className="jobgrid">
      {shown.map((job) => (
        <li key={job.id} className="grid">
          <JobItem job={job} since={since ?? null} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}
