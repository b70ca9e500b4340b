import { EyeOff, Flag, Share2 } from 'lucide';
import { useSession } from '../../../data/accounts/session';
import { useHideEmployer } from '../../../data/jobs/hidden-employers';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Job } from '../../../lib/api';
import { signInPath } from '../../../lib/next';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { SaveButton } from './save-button';

const ReportSheet = lazyOverlay(() => import('./report-sheet'));

/** Job actions besides applying: save, share, report, hide the employer. */
export function JobTools({ job }: { job: Job }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [reporting, setReporting] = useOverlay('report');
  const hide = useHideEmployer(({ name }) => {
    toast(`${name} is hidden`, 'You won’t see their jobs in your lists. To undo, go to Saved jobs.');
    navigate('/jobs');
  });
  const here = `/jobs/${job.id}`;
  return (
    <div className="stack gap-2">
      <div className="row wrp gap-3">
        <SaveButton job={job} withLabel />
        <Button onClick={() => void share(job)}>
          <Icon of={Share2} size="s" />
          Share
        </Button>
        {!job.viewer.isOwner && (
          <Button aria-haspopup={user ? 'dialog' : undefined} onClick={() => (user ? setReporting(true) : navigate(signInPath(here)))}>
            <Icon of={Flag} size="s" />
            Report
          </Button>
        )}
        {user && !job.viewer.isOwner && (
          <Button variant="ghost" className="flush" pending={hide.pending} pendingLabel="Hiding…" onClick={() => hide.act(job.id)}>
            <Icon of={EyeOff} size="s" />
            Hide this employer
          </Button>
        )}
      </div>
      <ErrorLine error={hide.error} />
      {reporting && <ReportSheet job={job} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** Opens the system share sheet if there is one; otherwise copies the link. */
async function share(job: Job): Promise<void> {
  const url = `${location.origin}/jobs/${job.id}`;
  try {
    if (navigator.share) return await navigator.share({ title: job.title, url });
    await navigator.clipboard.writeText(url);
    toast('Link copied', url);
  } catch (error) {
    // Closing the share sheet rejects the promise but isn't an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast('Copy this link', url);
  }
}
