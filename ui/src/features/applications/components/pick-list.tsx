import { Scale, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { ApplicantCard } from './applicant-card';

const DeclineSheet = lazy(() => loadWithRetry(() => import('./decline-sheet')));

interface PickListProps {
  items: Application[];
  /** Null if the applicants belong to several jobs. */
  jobId: string | null;
}

/** A list of applicants with bulk actions: comparing two or three and declining several. */
export function PickList({ items, jobId }: PickListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [declining, setDeclining] = useOverlay('decline-many');
  const picked = items.filter(({ id }) => chosen.has(id));
  const pick = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const clear = () => setChosen(new Set());
  const declinable = picked.filter(({ can }) => can.includes('decline'));
  return (
    <>
      <div className="people">
        {items.map((application) => (
          <ApplicantCard
            key={application.id}
            application={application}
            picked={chosen.has(application.id)}
            onPick={(on) => pick(application.id, on)}
            withJob={jobId === null}
          />
        ))}
      </div>
      {picked.length > 0 && (
        <section className="pickbar" aria-label="Selected applicants">
          <b className="grow">{picked.length} selected</b>
          <CompareLink picked={picked} />
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
function CompareLink({ picked }: { picked: Application[] }) {
  const [first] = picked;
  const alike = picked.every(({ jobId }) => jobId === first?.jobId);
  if (!first || picked.length < 2 || picked.length > 3 || !alike) {
    return <span className="sm mut">{picked.length === 1 ? 'Select one more to compare' : 'Compare 2 or 3 for one job'}</span>;
  }
  return (
    <ButtonLink size="sm" to={`/jobs/${first.jobId}/applicants?compare=${picked.map(({ id }) => id).join(',')}`}>
      <Icon of={Scale} size="s" />
      Compare {picked.length}
    </ButtonLink>
  );
}
