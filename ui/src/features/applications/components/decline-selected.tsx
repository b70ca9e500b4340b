import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';

const DeclineSheet = lazyOverlay(() => import('./decline-sheet'));

interface DeclineSelectedProps {
  /** Null if the applicants belong to several jobs. */
  jobId: string | null;
  selected: Application[];
  onDone: () => void;
}

/** Declines those of the selected applicants who can be declined. */
export function DeclineSelected({ jobId, selected, onDone }: DeclineSelectedProps) {
  const [declining, setDeclining] = useOverlay('decline-many');
  const people = selected.filter(({ can }) => can.includes('decline'));
  if (people.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
        Decline {people.length}
      </Button>
      {declining && (
        <DeclineSheet
          jobId={jobId}
          people={people}
          onClose={() => setDeclining(false)}
          onDone={() => {
            setDeclining(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
