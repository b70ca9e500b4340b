import { Scale, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { ApplicantCard } from './applicant-card';

const DeclineSheet = lazy(() => loadWithRetry(() => import('./decline-sheet')));

interface SelectionListProps {
  items: Application[];
  /** Null if the applicants belong to several jobs. */
  jobId: string | null;
}

/** A list of applicants with bulk actions: comparing two or three and declining several. */
export function SelectionList({ items, jobId }: SelectionListProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [declining, setDeclining] = useOverlay('decline-many');
  const selected = items.filter(({ id }) => selectedIds.has(id));
  const toggle = (id: number, on: boolean) => {
    const next = new Set(selectedIds);
    if (on) next.add(id);
    else next.delete(id);
    setSelectedIds(next);
  };
  const clear = () => setSelectedIds(new Set());
  const declinable = selected.filter(({ can }) => can.includes('decline'));
  return (
    <>
      <div className="applicants">
        {items.map((application) => (
          <ApplicantCard
            key={application.id}
            application={application}
            selected={selectedIds.has(application.id)}
            onSelect={(on) => toggle(application.id, on)}
            showJob={jobId === null}
          />
        ))}
      </div>
      {selected.length > 0 && (
        <section className="selection-bar" aria-label="Selected applicants">
          <b className="grow">{selected.length} selected</b>
          <CompareLink selected={selected} />
          {declinable.length > 0 && (
            <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
              Decline {declinable.length}
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label="Clear selection" onClick={clear}>
            <Icon of={X} size="s" />
          </Button>
        </section>
      )}
      <Suspense>
        {declining && declinable.length > 0 && (
          <DeclineSheet
            jobId={jobId}
            people={declinable}
            onClose={() => setDeclining(false)}
            onDone={() => {
              setDeclining(false);
              clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Link to compare two or three applicants for the same job, or a hint while the selection doesn't allow it. */
function CompareLink({ selected }: { selected: Application[] }) {
  const [first] = selected;
  const sameJob = selected.every(({ jobId }) => jobId === first?.jobId);
  if (!first || selected.length < 2 || selected.length > 3 || !sameJob) {
    return <span className="sm mut">{selected.length === 1 ? 'Select one more to compare' : 'Compare 2 or 3 for one job'}</span>;
  }
  return (
    <ButtonLink size="sm" to={`/jobs/${first.jobId}/applicants?compare=${selected.map(({ id }) => id).join(',')}`}>
      <Icon of={Scale} size="s" />
      Compare {selected.length}
    </ButtonLink>
  );
}
