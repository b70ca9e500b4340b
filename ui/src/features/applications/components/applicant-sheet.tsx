import { useEffect, useMemo, useState } from 'react';
import { type Step, useStep } from '../../../data/applications/step';
import { useMarkViewed } from '../../../data/applications/view';
import { useInterviewsOf } from '../../../data/interviews/interviews';
import { ProposeForm } from '../../../domain/interviews/propose-form';
import { MessageButton } from '../../../domain/message-button';
import { Avatar } from '../../../kit/avatar';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { RichText } from '../../../kit/rich-text';
import { Sheet } from '../../../kit/sheet';
import type { Application } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { firstName, fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { Agreement } from './agreement';
import { DeclineForm, declineDraft } from './decline-form';
import { Documents } from './documents';
import { InterviewDetails } from './interview-details';
import { InterviewForm, interviewDraft } from './interview-form';
import { Notes } from './notes';
import { OfferForm, offerDraft } from './offer-form';
import { ProposedInterview } from './proposed-interview';
import { RatingChoice } from './rating-choice';
import { Timeline } from './timeline';

const statusToasts: Partial<Record<Application['status'], string>> = {
  shortlisted: 'Shortlisted',
  interviewing: 'Invitation sent',
  offered: 'Offer sent',
  declined: 'Declined',
};

type Mode = 'read' | 'offer' | 'interview' | 'cancel' | 'decline';

const titles: Record<Mode, (name: string) => string> = {
  read: (name) => name,
  offer: (name) => `Make ${name} an offer`,
  interview: (name) => `Interview with ${name}`,
  cancel: (name) => `Cancel the interview with ${name}?`,
  decline: (name) => `Decline ${name}`,
};

/** Says what happened; a second interview means that the first one was changed. */
const toastOf = (before: Application, after: Application) => {
  if (before.status === 'interviewing' && after.status === 'interviewing') return 'Interview changed';
  if (hasUpcoming(before) && after.status === 'shortlisted') return 'Interview canceled';
  return statusToasts[after.status] ?? 'Done';
};

const hasUpcoming = ({ interview }: Application) => interview !== null && interview.at > Date.now();

interface Props {
  application: Application;
  /** Whether it opens at the offer. */
  offers?: boolean;
  onClose: () => void;
}

/** The full application with the employer's actions. Opening it marks the application as viewed. */
export default function ApplicantSheet({ application, offers = false, onClose }: Props) {
  const [mode, setMode] = useState<Mode>(offers ? 'offer' : 'read');
  const { worker } = application;
  // A form begins at its first field, however far the application was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another form opens
  useEffect(() => {
    document.querySelector('.sheet-scroll')?.scrollTo(0, 0);
  }, [mode]);
  const people = useMemo(() => [application], [application]);
  useMarkViewed(people);
  const step = useStep(application, (after) => {
    for (const name of [declineDraft(people), offerDraft(application), interviewDraft(application)]) deleteDraft(name);
    toast(toastOf(application, after), worker.name);
    onClose();
  });
  const form = { application, pending: step.pending, error: step.error, onSend: step.act, onBack: () => setMode('read') };
  return (
    <Sheet open onClose={onClose} title={titles[mode](worker.name)}>
      {mode === 'offer' && <OfferForm {...form} />}
      {mode === 'interview' && application.interview && <InterviewForm {...form} />}
      {mode === 'interview' && !application.interview && <ProposeForm application={application} onDone={onClose} onBack={() => setMode('read')} />}
      {mode === 'cancel' && <CancelInterview {...form} />}
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
          <Actions application={application} pending={step.pending} onShortlist={() => step.act({ action: 'shortlist' })} onMode={setMode} />
          {application.canRate && application.status !== 'withdrawn' && (
            <div className="actions">
              <MessageButton kind="application" id={application.id} />
            </div>
          )}
          <ErrorLine error={step.error} />
          <Timeline application={application} />
          <Notes application={application} />
        </div>
      )}
    </Sheet>
  );
}

function ApplicationDetails({ application }: { application: Application }) {
  const { worker, offer } = application;
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
      <InterviewDetails application={application} />
      <ProposedInterview application={application} />
      <Agreement application={application} side="employer" />
    </>
  );
}

/** A withdrawn application no longer shows the employer what was sent. */
const noMessage = ({ status }: Application) =>
  status === 'withdrawn' ? 'They withdrew, so we no longer show what they sent.' : 'No message, just the rate.';

interface ActionsProps {
  application: Application;
  pending: boolean;
  onShortlist: () => void;
  onMode: (mode: Mode) => void;
}

function Actions({ application, pending, onShortlist, onMode }: ActionsProps) {
  const { can, status, interview } = application;
  // Proposed times are changed where they are shown.
  const newest = useInterviewsOf(application.id, status === 'interviewing').data?.items[0];
  const isProposed = status === 'interviewing' && ['proposed', 'lapsed'].includes(newest?.status ?? '');
  if (!can.some((action) => ['offer', 'shortlist', 'interview', 'decline'].includes(action))) return null;
  return (
    <div className="actions pairs">
      {can.includes('offer') && (
        <Button variant="primary" onClick={() => onMode('offer')}>
          Make an offer
        </Button>
      )}
      {can.includes('interview') && !isProposed && (
        <Button onClick={() => onMode('interview')}>{interview ? 'Change interview' : 'Interview'}</Button>
      )}
      {can.includes('shortlist') &&
        (hasUpcoming(application) ? (
          <Button onClick={() => onMode('cancel')}>Cancel interview</Button>
        ) : (
          <Button pending={pending} onClick={onShortlist}>
            {status === 'interviewing' ? 'Back to shortlist' : 'Shortlist'}
          </Button>
        ))}
      {can.includes('decline') && (
        <Button variant="ghost" className="end" onClick={() => onMode('decline')}>
          Decline
        </Button>
      )}
    </div>
  );
}

interface CancelInterviewProps {
  application: Application;
  pending: boolean;
  error: unknown;
  onSend: (step: Step) => void;
  onBack: () => void;
}

function CancelInterview({ application, pending, error, onSend, onBack }: CancelInterviewProps) {
  return (
    <div className="stack gap-4">
      <InterviewDetails application={application} />
      <p>{firstName(application.worker.name)} hears from us right away and stays on your shortlist.</p>
      <ErrorLine error={error} />
      <div className="actions">
        <Button onClick={onBack}>Keep it</Button>
        <Button variant="danger" pending={pending} pendingLabel="Sending…" onClick={() => onSend({ action: 'shortlist' })}>
          Cancel interview
        </Button>
      </div>
    </div>
  );
}
