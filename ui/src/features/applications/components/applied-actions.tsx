import { useStep } from '../../../data/applications/step';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const EditSheet = lazyOverlay(() => import('./edit-sheet'));

/** Buttons to edit the application, until it is viewed, and to withdraw it, until it has ended. */
export function EditOrWithdraw({ application }: { application: Application }) {
  const [confirming, setConfirming] = useOverlay(`withdraw-${application.id}`);
  const [editing, setEditing] = useOverlay(`edit-${application.id}`);
  const step = useStep(application, () => {
    setConfirming(false);
    toast('Application withdrawn', application.job.title);
  });
  return (
    <div className="row wrp gap-3">
      {application.canEdit && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit
        </Button>
      )}
      <Button size="sm" variant="ghost" className={application.canEdit ? '' : 'flush'} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Withdraw
      </Button>
      {editing && application.canEdit && <EditSheet application={application} onClose={() => setEditing(false)} />}
      <Confirm
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Withdraw your application for “${application.job.title}”?`}
        action="Withdraw application"
        cancel="Keep it"
        destructive
        pending={step.pending}
        onConfirm={() => step.act({ action: 'withdraw' })}
      >
        <p className="mut">The employer will see that you’re no longer available. You can’t undo this.</p>
        <ErrorLine error={step.error} />
      </Confirm>
    </div>
  );
}
