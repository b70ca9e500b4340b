import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { NoticeBar } from '../../../kit/notice-bar';
import { useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import type { Application, DeclineReason } from '../../../lib/api';
import { ago, fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { useStep } from '../mutations';
import { declineWords, progress, workerWords } from '../states';

const steps = ['Sent', 'Shortlist', 'Offer', 'Hired'];

/** One application as its author follows it. */
export function AppliedItem({ application }: { application: Application }) {
  const words = workerWords[application.status];
  const at = progress(application.status);
  return (
    <article className="app">
      <div className="row top gap-3">
        <div className="grow">
          <h2 className="row-title break">
            <Link to={`/jobs/${application.jobId}`}>{application.job.title}</Link>
          </h2>
          <p className="sm mut break">
            {application.job.postedBy} · you asked for{' '}
            <span className="num">{rate(application.proposedRate, application.rateUnit, application.currency)}</span> · {ago(application.createdAt)}
          </p>
        </div>
        <Pill tone={words.tone}>{words.label}</Pill>
      </div>
      {at !== null && <Steps at={at} />}
      <p className="sm mut">{words.text}</p>
      {application.decline && (
        <p className="sm break">
          {declineWords[application.decline.reason as DeclineReason]}.{application.decline.message && ` “${application.decline.message}”`}
        </p>
      )}
      {application.status === 'offered' && application.offer && <Offer application={application} offer={application.offer} />}
      {application.status !== 'offered' && application.can.includes('withdraw') && <Withdraw application={application} />}
      {application.contractId !== null && (
        <div>
          <ButtonLink size="sm" to={`/contracts/${application.contractId}`}>
            See the contract
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

function Steps({ at }: { at: number }) {
  return (
    <ol className="steps" aria-label="How far it is">
      {steps.map((step, index) => (
        <li key={step} className={index < at ? 'done' : index === at ? 'now' : ''} aria-current={index === at ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Offer({ application, offer }: { application: Application; offer: NonNullable<Application['offer']> }) {
  const [asking, setAsking] = useOverlay(`refuse-${application.id}`);
  const step = useStep(application, (after) => {
    if (asking) setAsking(false);
    if (after.status === 'hired') toast('You are hired', after.job.title);
    else toast('Offer refused', after.job.title);
  });
  const start = offer.startDate ? `, from ${fullDay(offer.startDate)}` : '';
  return (
    <div className="stack gap-3">
      <NoticeBar kind="ok" lead={`${rate(offer.rate, offer.rateUnit, application.currency)}${start}`}>
        {offer.note || 'This is what they offer.'}
      </NoticeBar>
      <div className="actions">
        <Button variant="primary" pending={step.pending && !asking} pendingLabel="Accepting…" onClick={() => step.act({ action: 'accept' })}>
          Accept the offer
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Refuse
        </Button>
      </div>
      <ErrorLine error={step.error} />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Refuse the offer for “${application.job.title}”?`}
        action="Refuse the offer"
        cancel="Not yet"
        destructive
        pending={step.pending}
        onConfirm={() => step.act({ action: 'refuse' })}
      >
        <p className="mut">You stay on their shortlist, and they may make another offer.</p>
      </Confirm>
    </div>
  );
}

function Withdraw({ application }: { application: Application }) {
  const [asking, setAsking] = useOverlay(`withdraw-${application.id}`);
  const step = useStep(application, () => {
    setAsking(false);
    toast('Application withdrawn', application.job.title);
  });
  return (
    <div>
      <Button size="sm" variant="ghost" className="flush" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Withdraw your application for “${application.job.title}”?`}
        action="Withdraw application"
        cancel="Keep it"
        destructive
        pending={step.pending}
        onConfirm={() => step.act({ action: 'withdraw' })}
      >
        <p className="mut">The employer sees that you are no longer free. You cannot take this back.</p>
        <ErrorLine error={step.error} />
      </Confirm>
    </div>
  );
}
