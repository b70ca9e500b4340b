import { X } from 'lucide';
import { Button, ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { Application } from '../../../lib/api';
import { ApplicantCard } from './applicant-card';
import { DeclineSelected } from './decline-selected';
import { useSelection } from './use-selection';

interface SelectionListProps {
  items: Application[];
  /** Null if the applicants belong to several jobs. */
  jobId: string | null;
}

/** A list of applicants with bulk actions: comparing two or three and declining several. */
export function SelectionList({ items, jobId }: SelectionListProps) {
  const { selected, has, toggle, clear } = useSelection(items);
  return (
    <>
      <div className="applicants">
        {items.map((application) => (
          <ApplicantCard
            key={application.id}
            application={application}
            selected={has(application.id)}
            onSelect={(on) => toggle(application.id, on)}
            showJob={jobId === null}
          />
        ))}
      </div>
      {selected.length > 0 && (
        <section className="selection-bar" aria-label="Selected applicants">
          <Button size="sm" variant="ghost" aria-label="Clear selection" onClick={clear}>
            <Icon of={X} size="s" />
          </Button>
          <div className="grow">
            <b>{selected.length} selected</b>
            <CompareHint selected={selected} />
          </div>
          <CompareLink selected={selected} />
          <DeclineSelected jobId={jobId} selected={selected} onDone={clear} />
        </section>
      )}
    </>
  );
}

const canCompare = (selected: Application[]) =>
  selected.length >= 2 && selected.length <= 3 && selected.every(({ jobId }) => jobId === selected[0]?.jobId);

/** Says why the selection can't be compared yet. */
function CompareHint({ selected }: { selected: Application[] }) {
  if (canCompare(selected)) return null;
  return <p className="xs mut">{selected.length === 1 ? 'Select one more to compare' : 'Compare 2 or 3 for one job'}</p>;
}

function CompareLink({ selected }: { selected: Application[] }) {
  const [first] = selected;
  if (!first || !canCompare(selected)) return null;
  return (
    <ButtonLink size="sm" to={`/jobs/${first.jobId}/applicants?compare=${selected.map(({ id }) => id).join(',')}`}>
      Compare {selected.length}
    </ButtonLink>
  );
}
