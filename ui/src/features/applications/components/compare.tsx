import { ChevronLeft, ChevronRight, Link2 } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useCompared } from '../../../data/applications/application';
import { useNotes } from '../../../data/applications/notes';
import { useMarkViewed } from '../../../data/applications/view';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { useIsWide } from '../../../kit/use-is-wide';
import type { Application } from '../../../lib/api';
import { firstName } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { comparisonFacts, pairsOf } from '../compare';
import { CompareAction } from './compare-action';
import { RatingChoice } from './rating-choice';

/** Compares two or three applicants by the same five facts. The URL can be shared with colleagues. */
export function Compare({ jobId, ids }: { jobId: string; ids: string[] }) {
  const queries = useCompared(ids);
  const failed = queries.find(({ isError }) => isError);
  if (failed) {
    const retry = () => {
      for (const query of queries) void query.refetch();
    };
    return <ErrorState title="The applicants didn’t load" error={failed.error} onRetry={retry} />;
  }
  const people = queries.map(({ data }) => data as Application | undefined).filter((one) => one !== undefined);
  if (people.length < ids.length) return <SkeletonText label="Loading the applicants" />;
  if (people.some((one) => String(one.jobId) !== jobId)) {
    return (
      <Empty
        title="They didn’t all apply for this job"
        text="Select two or three people in the list."
        action={<Link to={`/jobs/${jobId}/applicants`}>All applicants</Link>}
      />
    );
  }
  const copy = (
    <Button size="sm" onClick={() => void copyLink()}>
      <Icon of={Link2} size="s" />
      Copy link
    </Button>
  );
  return (
    <>
      <ComparisonTable people={people} actions={copy} />
      <p className="sm mut">Anyone on your team who can see your applicants can open this link.</p>
    </>
  );
}

/** The comparison as a slip; a narrow one shows two people at a time. */
export function ComparisonTable({ people, actions, narrow = false }: { people: Application[]; actions: ReactNode; narrow?: boolean }) {
  const isWide = useIsWide() && !narrow;
  const [params, setParams] = useSearchParams();
  const pairs = pairsOf(people);
  const at = Math.min(Math.max(Number(params.get('pair') ?? 0) || 0, 0), pairs.length - 1);
  const show = (pair: number) => {
    const next = new URLSearchParams(params);
    next.set('pair', String((pair + pairs.length) % pairs.length));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const swipe = useSwipe((step) => show(at + step));
  const shown = isWide ? people : (pairs[at] ?? people);
  return (
    <section className="slip stack gap-4" aria-label="Compare">
      <div className="row wrp sp gap-3">
        <h2 className="slip-title">Compare {people.length} people</h2>
        {actions}
      </div>
      {!isWide && pairs.length > 1 && (
        <div className="row sp gap-2">
          <Button size="sm" variant="ghost" aria-label="Previous pair" onClick={() => show(at - 1)}>
            <Icon of={ChevronLeft} />
          </Button>
          <p className="sm b center" role="status">
            {shown.map(({ worker }) => firstName(worker.name)).join(' and ')}, {at + 1} of {pairs.length}
          </p>
          <Button size="sm" variant="ghost" aria-label="Next pair" onClick={() => show(at + 1)}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
      <FactTable people={shown} swipe={isWide || pairs.length < 2 ? {} : swipe} />
    </section>
  );
}

function FactTable({ people, swipe }: { people: Application[]; swipe: Partial<ReturnType<typeof useSwipe>> }) {
  const question = people[0]?.answers[0]?.question ?? null;
  useMarkViewed(people);
  return (
    <table className="table comparison" {...swipe}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Fact</span>
          </th>
          {people.map(({ id, worker }) => (
            <th key={id} scope="col">
              <span className="row wrp gap-2">
                <Avatar id={worker.id} name={worker.name} size="s" photoUrl={worker.photoUrl} />
                <span>{worker.name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonFacts(question).map((fact) => (
          <tr key={fact.label}>
            <th scope="row">{fact.label}</th>
            {people.map((one) => (
              <td key={one.id}>{fact.get(one)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Your rating</th>
          {people.map((one) => (
            <td key={one.id}>
              <RatingChoice application={one} />
            </td>
          ))}
        </tr>
        {people.some(({ noteCount }) => noteCount > 0) && (
          <tr>
            <th scope="row">Team notes</th>
            {people.map((one) => (
              <td key={one.id}>
                <TeamNotes application={one} />
              </td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">
            <span className="vh">Actions</span>
          </th>
          {people.map((one) => (
            <td key={one.id}>
              <CompareAction application={one} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The newest private notes of the team; all of them are in the application. */
function TeamNotes({ application }: { application: Application }) {
  const notes = useNotes(application.id).data?.items ?? [];
  if (application.noteCount === 0) return 'None';
  return (
    <ul className="stack gap-2">
      {notes.slice(0, 3).map(({ id, author, text, isOwn }) => (
        <li key={id} className="break">
          {text} <span className="xs dim">{isOwn ? 'You' : firstName(author)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Touch handlers: swiping left shows the next pair, swiping right the previous one. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.changedTouches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !from.current) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}

/** Copies the page's URL. The clipboard requires a secure origin; without one, points to the address bar. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast('Link copied');
  } catch {
    toast('The link is in the address bar', 'Copy it from there.');
  }
}
