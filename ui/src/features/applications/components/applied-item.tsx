import { Offer } from '../../../domain/offer/offer';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { Application, DeclineReason } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { declineLabels, outcomeText, replyDeadline, stepIndex, workerLabel, workerLabels } from '../statuses';
import { Agreement } from './agreement';
import { EditOrWithdraw } from './applied-actions';
import { InterviewDetails } from './interview-details';
import { ProposedInterview } from './proposed-interview';

const steps = ['Sent', 'Shortlist', 'Interview', 'Offer', 'Hired'];

/** One of the worker's own applications in the list. */
export function AppliedItem({ application }: { application: Application }) {
  const currentStep = stepIndex(application.status);
  return (
    <article className="list-row">
      <ApplicationHeader application={application} />
      {currentStep !== null && <Steps currentStep={currentStep} />}
      <ApplicationStatusLine application={application} />
      <div>
        <Link className="tap sm" to={`/my-jobs?application=${application.id}`}>
          Timeline and details
        </Link>
      </div>
    </article>
  );
}

export function ApplicationHeader({ application }: { application: Application }) {
  const statusLabel = workerLabel(application);
  return (
    <div className="row top gap-3">
      <div className="grow">
        <h2 className="row-title break">
          <Link to={`/jobs/${application.jobId}`}>{application.job.title}</Link>
        </h2>
        <p className="sm mut break">
          {application.job.postedBy} · you asked for{' '}
          <span className="num">{rate(application.proposedRate, application.rateUnit, application.currency)}</span> ·{' '}
          {relativeTime(application.createdAt)}
          {application.editedAt !== null && <> · edited {relativeTime(application.editedAt)}</>}
        </p>
      </div>
      <Pill tone={statusLabel.tone}>{statusLabel.label}</Pill>
    </div>
  );
}

/** The application's status in words, with the worker's actions. */
export function ApplicationStatusLine({ application }: { application: Application }) {
  const { status, decline, offer } = application;
  const due = replyDeadline(application);
  return (
    <>
      <p className="sm mut break">
        {statusText(application)} {due && <span className={due.isOverdue ? 'late' : ''}>{due.text}.</span>}
      </p>
      {decline && (
        <p className="sm break">
          {declineLabels[decline.reason as DeclineReason]}.{decline.message && ` “${decline.message}”`}
        </p>
      )}
      <InterviewDetails application={application} />
      <ProposedInterview application={application} />
      <Agreement application={application} side="worker" />
      {status === 'offered' && offer && <Offer application={application} offer={offer} />}
      {status !== 'offered' && application.can.includes('withdraw') && <EditOrWithdraw application={application} />}
    </>
  );
}

const statusText = (application: Application) => {
  if (application.status === 'not_selected') return outcomeText(application);
  return application.interview ? 'They want to meet you.' : workerLabels[application.status].text;
};

function Steps({ currentStep }: { currentStep: number }) {
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < currentStep ? 'done' : index === currentStep ? 'now' : ''}
          aria-current={index === currentStep ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
