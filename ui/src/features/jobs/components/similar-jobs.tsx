import { Notice } from '../../../kit/notice';
import type { Job } from '../../../lib/api';
import { useJobs } from '../queries';

const ended = ['filled', 'closed', 'expired'];

/** Where to look instead, on the page of a job that is over. */
export function SimilarJobs({ job }: { job: Job }) {
  const over = ended.includes(job.status) && !job.viewer.isOwner;
  const jobs = useJobs({ category: job.category, limit: '3' }, over);
  const items = over ? (jobs.data?.items ?? []) : [];
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>Open jobs like it</h2>
      <ul className="jobgrid">
        {items.map((one) => (
          <li key={one.id} className="grid">
            <Notice job={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
