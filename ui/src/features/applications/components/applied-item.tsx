import { Link } from 'react-router';
import { ButtonLink } from '../../../kit/button';
import { Pill } from '../../../kit/pill';
import type { Application, DeclineReason } from '../../../lib/api';
import { ago } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { declineLabels, outcome, progress, replyDeadline, workerLabel, workerLabels } from '../states';
import { ChangeOrWithdraw, Offer } from './applied-actions';

const steps = ['Sent', 'Shortlist', 'Interview', 'Offer', 'Hired'];

/** One of the worker's own applications in the list. */
export function AppliedItem({ application }: { application: Application }) {
  const at = progress(application.status);
  return (
    <article className="app">
      <AppliedHead application={application} />
      {at !== null && <Steps at={at} />}
      <AppliedState application={application} />
      <div>
        <Link className="tap sm" to={`/my-jobs?application=${application.id}`}>
          Timeline and details
        </Link>
      </div>
    </article>
  );
}

export function AppliedHead({ application }: { application: Application }) {
  const words = workerLabel(application);
  return (
    <div className="row top gap-3">
      <div className="grow">
        <h2 className="row-title break">
          <Link to={`/jobs/${application.jobId}`}>{application.job.title}</Link>
        </h2>
        <p className="sm mut break">
          {application.job.postedBy} · you asked for{' '}
          <span className="num">{rate(application.proposedRate, application.rateUnit, application.currency)}</span> · {ago(application.createdAt)}
          {application.editedAt !== null && <> · edited {ago(application.editedAt)}</>}
        </p>
      </div>
      <Pill tone={words.tone}>{words.label}</Pill>
    </div>
  );
}

/** The application's status in words, with the worker's actions. */
export function AppliedState({ application }: { application: Application }) {
  const { status, decline, offer } = application;
  const due = replyDeadline(application);
  return (
    <>
      <p className="sm mut break">
        {status === 'not_selected' ? outcome(application) : workerLabels[status].text}{' '}
        {due && <span className={due.late ? 'late' : ''}>{due.text}.</span>}
      </p>
      {decline && (
        <p className="sm break">
          {declineLabels[decline.reason as DeclineReason]}.{decline.message && ` “${decline.message}”`}
        </p>
      )}
      {status === 'offered' && offer && <Offer application={application} offer={offer} />}
      {status !== 'offered' && application.can.includes('withdraw') && <ChangeOrWithdraw application={application} />}
      {application.contractId !== null && (
        <div>
          <ButtonLink size="sm" to={`/contracts/${application.contractId}`}>
            View contract
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Steps({ at }: { at: number }) {
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map((step, index) => (
        <li key={step} className={index < at ? 'done' : index === at ? 'now' : ''} aria-current={index === at ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
