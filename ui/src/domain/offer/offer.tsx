import { useStep } from '../../data/applications/step';
import { useAttention } from '../../kit/attention';
import { Banner } from '../../kit/banner';
import { Button } from '../../kit/button';
import { Confirm } from '../../kit/confirm';
import { ErrorLine } from '../../kit/error-line';
import { lazyOverlay } from '../../kit/lazy-overlay';
import { useOverlay } from '../../kit/overlay';
import type { Application } from '../../lib/api';
import { deleteDraft } from '../../lib/drafts';
import { rate } from '../../lib/money';
import { toast } from '../../lib/toast';
import { offerWhen } from './offer-when';

const AcceptForm = lazyOverlay(() => import('./accept-form'), 'dialog dialog-at');

interface OfferProps {
  application: Application;
  offer: NonNullable<Application['offer']>;
  /** Whether accepting is the main action of the page. */
  isMain?: boolean;
}

/** The offer, with buttons to accept or decline it. */
export function Offer({ application, offer, isMain = true }: OfferProps) {
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
  return (
    <div className="stack gap-3">
      <Banner kind="ok" lead={[rate(offer.rate, offer.rateUnit, application.currency), offerWhen(application)].filter(Boolean).join(' · ')}>
        {offer.note || 'Here’s their offer.'}
      </Banner>
      <div className="actions">
        <Button variant={isMain ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setAccepting(true)}>
          Accept offer
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          Decline
        </Button>
      </div>
      {!accepting && !confirming && <ErrorLine error={step.error} />}
      {accepting && (
        <AcceptForm
          application={application}
          pending={step.pending}
          error={step.error}
          onAccept={(contact) => step.act({ action: 'accept', contact })}
          onClose={() => setAccepting(false)}
        />
      )}
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
