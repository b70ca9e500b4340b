import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { firstName } from '../../../lib/format';

const ApplicantSheet = lazyOverlay(() => import('./applicant-sheet'));

/** The button in the comparison table that opens the offer to make, or the full application if there's none to make. */
export function CompareAction({ application }: { application: Application }) {
  const [open, setOpen] = useOverlay(`applicant-${application.id}`);
  const name = firstName(application.worker.name);
  const offers = application.can.includes('offer');
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {offers ? `Make ${name} an offer` : `Open ${name}`}
      </Button>
      {open && <ApplicantSheet application={application} offers={offers} onClose={() => setOpen(false)} />}
    </>
  );
}
