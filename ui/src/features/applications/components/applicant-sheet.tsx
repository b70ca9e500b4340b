import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useStep } from '../../../data/applications/step';
import { useMarkViewed } from '../../../data/applications/view';
import { Avatar } from '../../../kit/avatar';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { RichText } from '../../../kit/rich-text';
import { Sheet } from '../../../kit/sheet';
import type { Application, ApplicationAction } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { DeclineForm, declineDraft } from './decline-form';
import { Documents } from './documents';
import { Notes } from './notes';
import { OfferForm, offerDraft } from './offer-form';
import { RatingChoice } from './rating-choice';
import { Timeline } from './timeline';

const statusToasts: Partial<Record<Application['status'], string>> = {
  shortlisted: 'Shortlisted',
  interviewing: 'Marked for an interview',
  offered: 'Offer sent',
  declined: 'Declined',
};

/** The full application with the employer's actions. Opening it marks the application as viewed. */
export default function ApplicantSheet({ application, onClose }: { application: Application; onClose: () => void }) {
  const [mode, setMode] = useState<'read' | 'offer' | 'decline'>('read');
  const { worker } = application;
  const people = useMemo(() => [application], [application]);
  useMarkViewed(people);
  const step = useStep(application, (after) => {
    for (const name of [declineDraft(people), offerDraft(application)]) deleteDraft(name);
    toast(statusToasts[after.status] ?? 'Done', worker.name);
    onClose();
  });
  const form = { application, pending: step.pending, error: step.error, onSend: step.act, onBack: () => setMode('read') };
  return (
    <Sheet open onClose={onClose} title={mode === 'offer' ? `Hire ${worker.name}` : mode === 'decline' ? `Decline ${worker.name}` : worker.name}>
      {mode === 'offer' && <OfferForm {...form} />}
      {mode === 'decline' && (
        <DeclineForm
          applicants={people}
          pending={step.pending}
          error={step.error}
          onSubmit={(no) => step.act({ action: 'decline', ...no })}
          onBack={() => setMode('read')}
        />
      )}
      {mode === 'read' && (
        <div className="stack gap-4">
          <ApplicationDetails application={application} />
          <Actions can={application.can} pending={step.pending} onStep={(action) => step.act({ action })} onMode={setMode} />
          <ErrorLine error={step.error} />
          <Timeline application={application} />
          <Notes application={application} />
        </div>
      )}
    </Sheet>
  );
}

function ApplicationDetails({ application }: { application: Application }) {
  const { worker, offer, contractId } = application;
  return (
    <>
      <div className="row gap-3">
        <Avatar id={worker.id} name={worker.name} photoUrl={worker.photoUrl} />
        <div className="grow">
          <Link className="tap" to={`/people/${worker.id}`}>
            {worker.name}’s profile
          </Link>
          <p className="sm mut break">{[worker.headline, worker.city].filter(Boolean).join(' · ')}</p>
        </div>
        <b className="num head">{rate(application.proposedRate, application.rateUnit, application.currency)}</b>
      </div>
      <RatingChoice application={application} />
      {application.availableFrom && <p className="sm mut">Available starting {fullDay(application.availableFrom)}</p>}
      {application.message ? <RichText text={application.message} /> : <p className="mut">{noMessage(application)}</p>}
      {application.answers.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="row-title">{question}</h3>
          <p className="break">{answer}</p>
        </div>
      ))}
      <Documents files={application.files} />
      {offer && application.status === 'offered' && (
        <Banner kind="info" lead={`You offered ${rate(offer.rate, offer.rateUnit, application.currency)}.`}>
          Waiting for {worker.name} to accept.
        </Banner>
      )}
      {contractId !== null && (
        <div>
          <ButtonLink to={`/contracts/${contractId}`}>View contract</ButtonLink>
        </div>
      )}
    </>
  );
}

/** A withdrawn application no longer shows the employer what was sent. */
const noMessage = ({ status }: Application) =>
  status === 'withdrawn' ? 'They withdrew, so we no longer show what they sent.' : 'No message, just the rate.';

interface ActionsProps {
  can: ApplicationAction[];
  pending: boolean;
  onStep: (action: 'shortlist' | 'interview') => void;
  onMode: (mode: 'offer' | 'decline') => void;
}

function Actions({ can, pending, onStep, onMode }: ActionsProps) {
  if (!can.some((action) => ['offer', 'shortlist', 'interview', 'decline'].includes(action))) return null;
  return (
    <div className="actions pairs">
      {can.includes('offer') && (
        <Button variant="primary" onClick={() => onMode('offer')}>
          Make an offer
        </Button>
      )}
      {can.includes('shortlist') && (
        <Button pending={pending} onClick={() => onStep('shortlist')}>
          Shortlist
        </Button>
      )}
      {can.includes('interview') && (
        <Button pending={pending} onClick={() => onStep('interview')}>
          Interview
        </Button>
      )}
      {can.includes('decline') && (
        <Button variant="ghost" className="end" onClick={() => onMode('decline')}>
          Decline
        </Button>
      )}
    </div>
  );
}
