import { lazy, Suspense } from 'react';
import { useStep } from '../../../data/applications/step';
import { useAttention } from '../../../kit/attention';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { useOverlay } from '../../../kit/overlay';
import type { Application } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { fullDay } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';

const AcceptForm = lazy(() => loadWithRetry(() => import('./accept-form')));
const EditSheet = lazy(() => loadWithRetry(() => import('./edit-sheet')));

interface OfferProps {
  application: Application;
  offer: NonNullable<Application['offer']>;
}

/** The offer, with buttons to accept or decline it. */
export function Offer({ application, offer }: OfferProps) {
  const [accepting, setAccepting] = useOverlay(`accept-${application.id}`);
  const [confirming, setConfirming] = useOverlay(`refuse-${application.id}`);
  const step = useStep(application, (after) => {
    deleteDraft(`accept:${application.id}`);
    if (accepting) setAccepting(false);
    if (confirming) setConfirming(false);
    if (after.status === 'hired') toast('You’re hired', after.job.title);
    else toast('Offer declined', after.job.title);
  });
  useAttention();
  const start = offer.startDate ? `, starting ${fullDay(offer.startDate)}` : '';
  return (
    <div className="stack gap-3">
      <Banner kind="ok" lead={`${rate(offer.rate, offer.rateUnit, application.currency)}${start}`}>
        {offer.note || 'Here’s their offer.'}
      </Banner>
      <div className="actions">
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setAccepting(true)}>
          Accept offer
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          Decline
        </Button>
      </div>
      {!accepting && !confirming && <ErrorLine error={step.error} />}
      <Suspense>
        {accepting && (
          <AcceptForm
            application={application}
            pending={step.pending}
            error={step.error}
            onAccept={(contact) => step.act({ action: 'accept', contact })}
            onClose={() => setAccepting(false)}
          />
        )}
      </Suspense>
      <Confirm
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Decline the offer for “${application.job.title}”?`}
        action="Decline offer"
        cancel="Not yet"
        destructive
        pending={step.pending}
        onConfirm={() => step.act({ action: 'refuse' })}
      >
        <p className="mut">You’ll stay on their shortlist, and they may make another offer.</p>
        <ErrorLine error={step.error} />
      </Confirm>
    </div>
  );
}

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
      <Suspense>{editing && application.canEdit && <EditSheet application={application} onClose={() => setEditing(false)} />}</Suspense>
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
