import { Copy, Pause, Pencil, Play } from 'lucide';
import { type JobStep, useDuplicateJob, useJobStep } from '../../../data/jobs/step';
import { useSite } from '../../../data/site/site';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Job } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { lastDayOf } from '../../../lib/moment';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { FeeLine } from './fee-line';

const CloseDialog = lazyOverlay(() => import('./close-dialog'), 'dialog dialog-at');

const done: Record<JobStep, string> = {
  publish: 'Job posted',
  pause: 'Job paused',
  resume: 'Job is live again',
  renew: 'Renewed',
  confirm: 'Marked as still open',
};

const week = 7 * 86_400_000;

/** The employer's actions for their own job. */
export function OwnerPanel({ job, wide }: { job: Job; wide: boolean }) {
  const [closing, setClosing] = useOverlay('close-job');
  const navigate = useNavigate();
  const { zone } = useSite();
  const step = useJobStep(job, (_, taken) => toast(done[taken], job.title));
  const copy = useDuplicateJob(job.id, (made) => navigate(`/post-job?edit=${made.id}`));
  const can = (name: string) => job.viewer.can.includes(name);
  const pending = (name: JobStep) => step.pending && step.input === name;
  const expiresSoon = job.status === 'expired' || (job.expiresAt !== null && job.expiresAt - Date.now() <= week);
  const ended = ['filled', 'closed', 'expired'].includes(job.status);
  return (
    <section className="card stack gap-3">
      <h2 className="slip-title">Your job</h2>
      <p className="mut">
        {counted(job.applicationCount, 'application', 'applications')}, {job.filled} of {job.openings} hired.
        {job.status === 'open' && job.expiresAt !== null && ` Listed until ${lastDayOf(job.expiresAt, zone)}.`}
      </p>
      {wide && can('applications') && !can('publish') && (
        <ButtonLink variant={can('resume') ? 'secondary' : 'primary'} to={`/jobs/${job.id}/applicants`}>
          See applicants
        </ButtonLink>
      )}
      {can('publish') && job.status === 'draft' && (
        <Button variant="primary" pending={pending('publish')} pendingLabel="Posting…" onClick={() => step.act('publish')}>
          Post it now · <FeeLine employerId={String(job.employerId)} />
        </Button>
      )}
      {can('renew') && expiresSoon && (
        <Button pending={pending('renew')} pendingLabel="Renewing…" onClick={() => step.act('renew')}>
          Renew for up to 30 days, free
        </Button>
      )}
      {can('confirm') && (
        <Button pending={pending('confirm')} pendingLabel="Saving…" onClick={() => step.act('confirm')}>
          Yes, it’s still open
        </Button>
      )}
      {can('edit') && (
        <ButtonLink to={`/post-job?edit=${job.id}`}>
          <Icon of={Pencil} size="s" />
          Edit job
        </ButtonLink>
      )}
      {can('pause') && (
        <Button pending={pending('pause')} pendingLabel="Pausing…" onClick={() => step.act('pause')}>
          <Icon of={Pause} size="s" />
          Pause
        </Button>
      )}
      {can('resume') && (
        <Button
          variant={wide || !can('applications') ? 'primary' : 'secondary'}
          pending={pending('resume')}
          pendingLabel="Resuming…"
          onClick={() => step.act('resume')}
        >
          <Icon of={Play} size="s" />
          Resume job
        </Button>
      )}
      {can('duplicate') && (
        <Button pending={copy.pending} pendingLabel="Copying…" onClick={() => copy.act(null)}>
          <Icon of={Copy} size="s" />
          {ended ? 'Post it again' : 'Duplicate job'}
        </Button>
      )}
      {can('close') && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          Close job
        </Button>
      )}
      <ErrorLine error={step.error ?? copy.error} />
      {closing && <CloseDialog job={job} onClose={() => setClosing(false)} />}
    </section>
  );
}
