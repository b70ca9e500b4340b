import { useJobs } from '../../../data/jobs/list';
import { ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SkeletonJobs } from '../../../kit/skeleton';
import type { JobList } from '../../../lib/api';
import { type ActiveFilter, type Params, understoodIn } from '../filters';
import { JobCards } from './job-cards';
import { NoResults } from './no-results';

interface ResultsProps {
  params: Params;
  filters: ActiveFilter[];
  onChange: (change: Params) => void;
  /** Time of the last visit; jobs posted since are marked as new. Null marks none. */
  since: number | null;
  /** Saves the search, to get an alert when a job matches. */
  onSave?: () => void;
  /** Set on a town's page. */
  town?: string;
}

export function Results({ params, filters, onChange, onSave, since, town }: ResultsProps) {
  const jobs = useJobs(params);
  // That the search before found nothing says nothing about this one.
  if (jobs.isPending || (jobs.isPlaceholderData && jobs.data.items.length === 0)) return <SkeletonJobs count={6} label="Loading jobs" />;
  if (jobs.isError) return <ErrorState title="The jobs didn’t load" error={jobs.error} onRetry={() => void jobs.refetch()} />;
  const { items, prevCursor, nextCursor } = jobs.data;
  if (items.length === 0)
    return filters.length > 0 ? (
      <NoResults params={params} found={jobs.data} filters={filters} onChange={onChange} onSave={onSave} />
    ) : (
      <NoJobs town={town} />
    );
  return (
    <div className="stack gap-5" aria-busy={jobs.isPlaceholderData}>
      <SearchNote found={jobs.data} />
      <ByMatch found={jobs.data} since={since} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of jobs" />
    </div>
  );
}

/** The jobs, with a line above those that have only some of the words searched for. */
function ByMatch({ found: { items, completeMatches }, since }: { found: JobList; since: number | null }) {
  if (completeMatches === items.length) return <JobCards jobs={items} since={since} />;
  return (
    <>
      {completeMatches > 0 && (
        <section className="stack gap-3" aria-labelledby="with-all">
          <h2 id="with-all" className="match-line">
            Jobs with all your words
          </h2>
          <JobCards jobs={items.slice(0, completeMatches)} since={since} />
        </section>
      )}
      <section className="stack gap-3" aria-labelledby="with-some">
        <h2 id="with-some" className="match-line">
          Jobs with some of your words
        </h2>
        <JobCards jobs={items.slice(completeMatches)} since={since} />
      </section>
    </>
  );
}

const listOf = (texts: string[]) => new Intl.ListFormat('en').format(texts);

/** When the search had no exact matches, says what it searched for instead. */
function SearchNote({ found }: { found: JobList }) {
  if (found.corrected) {
    return (
      <p className="mut">
        No exact matches. Showing results for <b>“{found.corrected}”</b>.
      </p>
    );
  }
  const ignored = understoodIn(found).flatMap(({ ignored, label }) => (ignored ? [`“${label}”`] : []));
  if (ignored.length === 0) return null;
  return (
    <p className="mut">
      No jobs match {listOf(ignored)}, so we left {ignored.length === 1 ? 'that' : 'those'} out.
    </p>
  );
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
