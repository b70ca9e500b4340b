import { useApplicants } from '../../../data/applications/applicants';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import type { ApplicantList, Application, ApplicationGroup } from '../../../lib/api';
import { groups } from '../statuses';
import { ApplicantCard } from './applicant-card';
import { ComparisonTable } from './compare';
import { DeclineSelected } from './decline-selected';
import { useSelection } from './use-selection';

interface ApplicantColumnsProps {
  jobId: string;
  counts: ApplicantList['counts'];
  filters: Record<string, string>;
}

/** The applicants who are still in the running, by stage, beside the comparison of those who are ticked. */
export function ApplicantColumns({ jobId, counts, filters }: ApplicantColumnsProps) {
  const columns = [
    { id: 'new' as const, list: useApplicants(jobId, { group: 'new', ...filters }) },
    { id: 'shortlist' as const, list: useApplicants(jobId, { group: 'shortlist', ...filters }) },
    { id: 'interview' as const, list: useApplicants(jobId, { group: 'interview', ...filters }) },
  ];
  const selection = useSelection(columns.flatMap(({ list }) => list.data?.items ?? []));
  return (
    <div className="choosing">
      {columns.map(({ id, list }) => (
        <section key={id} className="col" aria-labelledby={`column-${id}`}>
          <h2 id={`column-${id}`}>
            {groups.find((group) => group.id === id)?.label} <span className="n">{counts[id]}</span>
          </h2>
          {list.isError && <ErrorState title="These didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
          {list.data ? <Cards jobId={jobId} group={id} list={list.data} selection={selection} /> : <SkeletonText label="Loading the applicants" />}
        </section>
      ))}
      <aside className="sticky">
        <CompareSlip jobId={jobId} selected={selection.selected} onClear={selection.clear} />
      </aside>
    </div>
  );
}

interface CardsProps {
  jobId: string;
  group: ApplicationGroup;
  list: ApplicantList;
  selection: ReturnType<typeof useSelection>;
}

function Cards({ jobId, group, list, selection }: CardsProps) {
  if (list.items.length === 0) return <p className="sm mut">No one here.</p>;
  return (
    <>
      {list.items.map((application) => (
        <ApplicantCard
          key={application.id}
          application={application}
          selected={selection.has(application.id)}
          onSelect={(on) => selection.toggle(application.id, on)}
        />
      ))}
      {list.nextCursor && <Link to={`/jobs/${jobId}/applicants?group=${group}&view=list`}>See them all</Link>}
    </>
  );
}

function CompareSlip({ jobId, selected, onClear }: { jobId: string; selected: Application[]; onClear: () => void }) {
  const count = selected.length;
  const clear = (
    <Button size="sm" variant="ghost" onClick={onClear}>
      Clear
    </Button>
  );
  return (
    <div className="stack gap-3">
      {count === 2 || count === 3 ? (
        <ComparisonTable key={selected.map(({ id }) => id).join()} people={selected} actions={clear} narrow />
      ) : (
        <section className="slip stack gap-3" aria-label="Compare">
          <h2 className="slip-title">Compare people</h2>
          <p className="mut">{count > 3 ? 'Three at most. Clear some to compare.' : 'Tick two or three people to see them side by side.'}</p>
          {count > 0 && clear}
        </section>
      )}
      <div className="row wrp sp gap-2">
        {(count === 2 || count === 3) && (
          <Link to={`/jobs/${jobId}/applicants?compare=${selected.map(({ id }) => id).join(',')}`}>Page to share</Link>
        )}
        <DeclineSelected jobId={jobId} selected={selected} onDone={onClear} />
      </div>
    </div>
  );
}
