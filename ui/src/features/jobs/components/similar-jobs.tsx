import { useSimilarJobs } from '../../../data/jobs/similar';
import { useHasSettled } from '../../../kit/use-has-settled';
import type { Job } from '../../../lib/api';
import { JobCards } from './job-cards';

/** Similar open jobs, at the page's end. Hidden from the job's owner. */
export function SimilarJobs({ job }: { job: Job }) {
  const settled = useHasSettled();
  // People who open a job that's over have nothing else to look at.
  const isFirst = job.status !== 'open';
  return (settled || isFirst) && !job.viewer.isOwner ? <Similar id={job.id} /> : null;
}

function Similar({ id }: { id: number }) {
  const items = useSimilarJobs(id).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>Similar jobs</h2>
      <JobCards jobs={items} />
    </section>
  );
}
