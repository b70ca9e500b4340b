import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { firstName } from '../../../lib/format';

const ApplicantSheet = lazyOverlay(() => import('./applicant-sheet'));

/** The button in the comparison table that opens the full application. */
export function CompareAction({ application }: { application: Application }) {
  const [open, setOpen] = useOverlay(`applicant-${application.id}`);
  const name = firstName(application.worker.name);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {application.can.includes('offer') ? `Hire ${name}` : `Review ${name}`}
      </Button>
      {open && <ApplicantSheet application={application} onClose={() => setOpen(false)} />}
    </>
  );
}
