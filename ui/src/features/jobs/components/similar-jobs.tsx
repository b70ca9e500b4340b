import { useSimilarJobs } from '../../../data/jobs/similar';
import type { Job } from '../../../lib/api';
import { JobCards } from './job-cards';

/** Similar open jobs. Hidden from the job's owner. */
export function SimilarJobs({ job }: { job: Job }) {
  const jobs = useSimilarJobs(job.id);
  const items = job.viewer.isOwner ? [] : (jobs.data?.items ?? []);
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>Similar jobs</h2>
      <JobCards jobs={items} />
    </section>
  );
}
