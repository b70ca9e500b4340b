import { lazy, Suspense } from 'react';
import { Button } from '../../../kit/button';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { firstName } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';

const ApplicantSheet = lazy(() => loadWithRetry(() => import('./applicant-sheet')));

/** The button in the comparison table that opens the full application. */
export function CompareAction({ application }: { application: Application }) {
  const [open, setOpen] = useOverlay(`applicant-${application.id}`);
  const name = firstName(application.worker.name);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {application.can.includes('offer') ? `Hire ${name}` : `Review ${name}`}
      </Button>
      <Suspense>{open && <ApplicantSheet application={application} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
