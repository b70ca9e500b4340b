import { useJobs } from '../../../data/jobs/list';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SkeletonJobs } from '../../../kit/skeleton';
import type { JobList } from '../../../lib/api';
import type { ActiveFilter, Params } from '../filters';
import { JobCards } from './job-cards';

interface ResultsProps {
  params: Params;
  filters: ActiveFilter[];
  onChange: (change: Params) => void;
  /** Time of the last visit; jobs posted since are marked as new. Null marks none. */
  since: number | null;
  /** Set on a town's page. */
  town?: string;
}

export function Results({ params, filters, onChange, since, town }: ResultsProps) {
  const jobs = useJobs(params);
  if (jobs.isPending) return <SkeletonJobs count={6} label="Loading jobs" />;
  if (jobs.isError) return <ErrorState title="The jobs didn’t load" error={jobs.error} onRetry={() => void jobs.refetch()} />;
  const { items, prevCursor, nextCursor } = jobs.data;
  if (items.length === 0) return filters.length > 0 ? <NoResults filters={filters} onChange={onChange} /> : <NoJobs town={town} />;
  return (
    <div className="stack gap-5" aria-busy={jobs.isPlaceholderData}>
      <SearchNote found={jobs.data} />
      <JobCards jobs={items} since={since} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of jobs" />
    </div>
  );
}

/** When the search had no exact matches, says what it searched for instead. */
function SearchNote({ found }: { found: JobList }) {
  if (found.corrected) {
    return (
      <p className="mut">
        No exact matches. Showing results for <b>“{found.corrected}”</b>.
      </p>
    );
  }
  return found.loosened ? <p className="mut">No job has all of these words. These have some of them.</p> : null;
}

function NoJobs({ town }: { town: string | undefined }) {
  return (
    <div className="empty pinned">
      <h2 className="empty-title">{town ? `No jobs in ${town} right now` : 'The board is empty'}</h2>
      <p>{town ? 'No one is hiring there today.' : 'No one has posted a job yet.'} Be the first to post one.</p>
      <div className="actions">
        <ButtonLink variant="primary" to="/post-job">
          Post a job
        </ButtonLink>
        {town && <ButtonLink to="/jobs">See all jobs</ButtonLink>}
      </div>
    </div>
  );
}

/** Offers to remove each of the filters, and shows the newest jobs instead. */
function NoResults({ filters, onChange }: Pick<ResultsProps, 'filters' | 'onChange'>) {
  const newest = useJobs({ limit: '3' });
  const jobs = newest.data?.items ?? [];
  return (
    <div className="stack gap-6">
      <div className="empty pinned">
        <h2 className="empty-title">No jobs match</h2>
        <p>Remove a filter and try again.</p>
        <div className="actions">
          {filters.map((filter) => (
            <Button key={filter.id} onClick={() => onChange(filter.removal)}>
              Remove {filter.label}
            </Button>
          ))}
        </div>
      </div>
      {jobs.length > 0 && (
        <section className="stack gap-3">
          <h2>New on the board</h2>
          <JobCards jobs={jobs} />
        </section>
      )}
    </div>
  );
}
