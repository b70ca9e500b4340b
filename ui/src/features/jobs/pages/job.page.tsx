import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useJob } from '../../../data/jobs/job';
import { ActionBar } from '../../../kit/action-bar';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Missing } from '../../../kit/missing';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import { useIsWide } from '../../../kit/use-is-wide';
import type { Job } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { counted, kindLabels, when } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { payShort } from '../../../lib/money';
import { useParams, useSearchParams } from '../../../lib/router/hooks';
import { isIntended } from '../../../lib/send-intent';
import { EmployerCard } from '../components/employer-card';
import { JobCrumbs } from '../components/job-crumbs';
import { JobDetails } from '../components/job-details';
import { JobStatusBanner } from '../components/job-status-banner';
import { JobTools } from '../components/job-tools';
import { OwnerPanel } from '../components/owner-panel';
import { SimilarJobs } from '../components/similar-jobs';
import { rememberJob } from '../history';

// Lazy: most visitors only read the job.
const ApplyPanel = lazy(() => loadWithRetry(() => import('../../applications/components/apply-panel')));
const ApplySheet = lazyOverlay(() => import('../../applications/components/apply-sheet'));
const UndoApplication = lazy(() => loadWithRetry(() => import('../../applications/components/undo-application')));
const UndoPost = lazy(() => loadWithRetry(() => import('../components/undo-post')));
const OwnApplication = lazy(() => loadWithRetry(() => import('../../applications/components/own-application')));
const HiredPeople = lazy(() => loadWithRetry(() => import('../../applications/components/hired-people')));
const JobFee = lazy(() => loadWithRetry(() => import('../../money/components/job-fee')));

export default function JobPage() {
  const { id = '' } = useParams();
  const query = useJob(id);
  if (query.isPending) {
    return (
      <Page>
        <SkeletonText label="Loading the job" lines={10} />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) {
      return <Missing title="This job isn’t here" text="It was taken down, or the address has a typo." />;
    }
    return (
      <Page>
        <ErrorState title="The job didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <JobView key={query.data.id} job={query.data} />;
}

function JobView({ job }: { job: Job }) {
  const wide = useIsWide();
  const { isOwner, applicationId } = job.viewer;
  const open = job.status === 'open';
  // A member who may see the applicants but not edit the job.
  const canReadApplicants = !isOwner && job.viewer.can.includes('applications');
  const mayApply = open && !isOwner && !canReadApplicants && applicationId === null;
  useEffect(() => rememberJob(job.id), [job.id]);

  return (
    <Page gap={5}>
      <JobCrumbs job={job} />
      <Suspense>
        {isOwner && <UndoPost job={job} />}
        {applicationId !== null && <UndoApplication id={applicationId} employer={job.postedBy} />}
      </Suspense>
      <JobStatusBanner job={job} />
      {isOwner && job.status === 'pending_payment' && (
        <Suspense fallback={<div className="card sk-fee" />}>
          <JobFee job={job} />
        </Suspense>
      )}
      <div className="grid top side-r gap-6">
        <div className="stack gap-5">
          <JobDetails job={job} />
          <JobTools job={job} />
          <EmployerCard job={job} />
        </div>
        {(isOwner || canReadApplicants || applicationId !== null || (mayApply && wide)) && (
          <aside className="sticky">
            <div className="stack gap-5">
              {isOwner && <OwnerPanel job={job} wide={wide} />}
              {canReadApplicants && <TeamPanel job={job} />}
              {(isOwner || canReadApplicants) && job.filled > 0 && job.viewer.can.includes('applications') && (
                <Suspense>
                  <HiredPeople jobId={job.id} />
                </Suspense>
              )}
              {applicationId !== null && (
                <Suspense fallback={<div className="card sk-slip" />}>
                  <OwnApplication id={applicationId} wide={wide} />
                </Suspense>
              )}
              {mayApply && wide && (
                <Suspense fallback={<div className="slip sk-slip" />}>
                  <ApplyPanel job={job} />
                </Suspense>
              )}
            </div>
          </aside>
        )}
      </div>
      <SimilarJobs job={job} />
      {!wide && mayApply && <PhoneBar job={job} />}
      {!wide && applicationId !== null && (
        <ActionBar main="You applied">
          <ButtonLink variant="primary" size="lg" to={`/my-jobs?application=${applicationId}`}>
            See your application
          </ButtonLink>
        </ActionBar>
      )}
      {!wide && isOwner && job.viewer.can.includes('applications') && !job.viewer.can.includes('publish') && (
        <ActionBar main={counted(job.applicationCount, 'applicant', 'applicants')} note={`${job.filled} of ${job.openings} hired`}>
          <ButtonLink variant="primary" size="lg" to={`/jobs/${job.id}/applicants`}>
            See applicants
          </ButtonLink>
        </ActionBar>
      )}
    </Page>
  );
}

/** Keeps the pay and the Apply button in view on phones. The form opens in a sheet. */
function PhoneBar({ job }: { job: Job }) {
  const [params] = useSearchParams();
  const [open, setOpen] = useOverlay('apply');
  const [whenMain, whenNote] = when(job);
  // Set by the redirect after signing in, when a draft is ready to be sent.
  const hasDraft = params.has('apply');
  const { user } = useSession();
  const isSignedIn = Boolean(user);
  // What was to be sent is sent from the form, so it opens by itself.
  useEffect(() => {
    if (isSignedIn && isIntended(`apply:${job.id}`)) setOpen(true);
  }, [isSignedIn, job.id, setOpen]);
  return (
    <>
      <ActionBar main={payShort(job)} note={[whenMain, whenNote].filter((words) => words && words !== kindLabels(job.kind)).join(', ')}>
        <Button variant="primary" size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {hasDraft ? 'Finish applying' : 'Apply'}
        </Button>
      </ActionBar>
      {open && <ApplySheet job={job} onClose={() => setOpen(false)} />}
    </>
  );
}

function TeamPanel({ job }: { job: Job }) {
  return (
    <section className="card stack gap-3">
      <h2 className="slip-title">Your team’s job</h2>
      <p className="mut">{counted(job.applicationCount, 'application', 'applications')} so far.</p>
      <ButtonLink variant="primary" to={`/jobs/${job.id}/applicants`}>
        See applicants
      </ButtonLink>
    </section>
  );
}
