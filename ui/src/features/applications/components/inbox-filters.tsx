import { useMyJobs } from '../../../data/jobs/mine';
import { ParamSelect } from '../../../kit/param-select';
import { useSearchParams } from '../../../lib/router/hooks';
import { verdicts } from '../statuses';

const sorts = [
  { value: '', label: 'Reply due' },
  { value: 'newest', label: 'Newest' },
];

/** The inbox's job and rating filters and its sort order. */
export function InboxFilters() {
  const jobs = useMyJobs({ limit: '100' });
  const [params] = useSearchParams();
  const selectedJob = params.get('job') ?? '';
  const ownJobs = (jobs.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  // The selected job may not be among the first hundred.
  const missingJob = selectedJob && !ownJobs.some(({ value }) => value === selectedJob) ? [{ value: selectedJob, label: `Job ${selectedJob}` }] : [];
  return (
    <div className="filters">
      <ParamSelect param="job" label="Job" options={[{ value: '', label: 'All jobs' }, ...ownJobs, ...missingJob]} />
      <ParamSelect param="verdict" label="Your rating" options={[{ value: '', label: 'Any' }, ...verdicts]} />
      <ParamSelect param="sort" label="Sort by" options={sorts} />
    </div>
  );
}
