import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { useOverlay } from '../../../kit/overlay';
import type { Job } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { useFee } from '../fee';
import { usePublishJob } from '../mutations';

const CloseDialog = lazy(() => loadWithRetry(() => import('./close-dialog')));

/** What the employer can do with their own notice. */
export function OwnerPanel({ job, wide }: { job: Job; wide: boolean }) {
  const [closing, setClosing] = useOverlay('close-job');
  const { can } = job.viewer;
  return (
    <section className="card stack gap-3">
      <h2 className="slip-title">Your notice</h2>
      <p className="mut">
        {counted(job.applicationCount, 'application', 'applications')}, {job.filled} of {job.openings} hired.
      </p>
      {wide && can.includes('applications') && !can.includes('publish') && (
        <ButtonLink variant="primary" to={`/jobs/${job.id}/applicants`}>
          See applicants
        </ButtonLink>
      )}
      {can.includes('publish') && <Publish job={job} />}
      {can.includes('edit') && (
        <ButtonLink to={`/post-job?edit=${job.id}`}>
          <Icon of={Pencil} size="s" />
          Change the notice
        </ButtonLink>
      )}
      {can.includes('close') && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          Close the job
        </Button>
      )}
      <Suspense>{closing && <CloseDialog job={job} onClose={() => setClosing(false)} />}</Suspense>
    </section>
  );
}

/** Written, but not on the board yet: its fee was due when it was posted. */
function Publish({ job }: { job: Job }) {
  const fee = useFee();
  const publish = usePublishJob(job.id, () => toast('Job posted', job.title));
  return (
    <>
      <Button variant="primary" pending={publish.pending} pendingLabel="Posting…" onClick={() => publish.act(null)}>
        Post it now, {fee.isFree ? 'free' : money(fee.due, job.currency)}
      </Button>
      <ErrorLine error={publish.error} />
    </>
  );
}
