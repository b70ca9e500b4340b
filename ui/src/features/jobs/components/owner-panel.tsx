import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useOverlay } from '../../../kit/overlay';
import type { Job } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';

const CloseDialog = lazy(() => loadWithRetry(() => import('./close-dialog')));

/** What the employer can do with their own notice. */
export function OwnerPanel({ job }: { job: Job }) {
  const [closing, setClosing] = useOverlay('close-job');
  const { can } = job.viewer;
  return (
    <section className="card stack gap-3">
      <h2 className="slip-title">Your notice</h2>
      <p className="mut">
        {counted(job.applicationCount, 'application', 'applications')}, {job.filled} of {job.openings} hired.
      </p>
      {can.includes('applications') && (
        <ButtonLink variant="primary" to={`/my-jobs?job=${job.id}`}>
          See applicants
        </ButtonLink>
      )}
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
