import { lazy, Suspense } from 'react';
import { useChooseRole } from '../../../data/accounts/choose-role';
import { canApply, canPost, useSession } from '../../../data/accounts/session';
import { useJobs } from '../../../data/jobs/list';
import { useAvailableCount } from '../../../data/rapid-hire/availability';
import { JobCard } from '../../../domain/job-card';
import { SignInActions } from '../../../domain/sign-in-actions';
import { trackRecordLine } from '../../../domain/track-record';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { SkeletonJobs, SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Role } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { AvailabilityCard } from '../components/availability-card';
import { HireList } from '../components/hire-list';
import { Offers } from '../components/offers';
import { orderRule } from '../words';

const HireForm = lazy(() => loadWithRetry(() => import('../components/hire-form')));

const forEmployers = 'Somebody didn’t show up, or it’s busier than you thought? We ask people who are available, and tell you who’s coming.';
const forWorkers = 'Work for today and tomorrow: say when you’re free, and offers come to you.';

/** Help, or work, within the next two days. */
export default function RapidHirePage() {
  const { user } = useSession();
  const hires = canPost(user);
  const works = canApply(user);
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Rapid hire</Title>
        <p className="mut">{works && !hires ? forWorkers : forEmployers}</p>
      </div>
      <People />
      {!user && <SignInActions />}
      {works && (
        <>
          <Offers />
          <AvailabilityCard />
        </>
      )}
      {hires && (
        <>
          <HireList />
          <section className="card card-p stack gap-4 form-space" aria-labelledby="new">
            <h2 className="section-title" id="new">
              Find people for today or tomorrow
            </h2>
            <Suspense fallback={<SkeletonText label="Loading the form" />}>
              <HireForm />
            </Suspense>
          </section>
        </>
      )}
      {user && !hires && !works && <FirstRole />}
      <HowItWorks />
      {!hires && <UrgentJobs />}
    </Page>
  );
}

/** Whoever has no role yet gets it by saying which side of this page they need. */
function FirstRole() {
  const choose = useChooseRole(() => {});
  const side = (role: Role, label: string) => (
    <Button variant="primary" pending={choose.pending && choose.input === role} onClick={() => choose.act(role)}>
      {label}
    </Button>
  );
  return (
    <div className="stack gap-2">
      <div className="actions">
        {side('employer', 'I need people')}
        {side('worker', 'I want to work')}
      </div>
      <ErrorLine error={choose.error} />
    </div>
  );
}

/** How many people are available; nothing if they are few. */
function People() {
  const { data } = useAvailableCount();
  if (!data?.people) return null;
  return (
    <p>
      <b>
        {data.people} or more people are available right now in {data.town}.
      </b>
    </p>
  );
}

const HowItWorks = () => (
  <section className="card card-p stack gap-3" aria-labelledby="how">
    <h2 className="section-title" id="how">
      How it works
    </h2>
    <ol className="stack gap-3 numbered">
      <li>
        <b className="block">Say what you need</b>
        <span className="mut">The work, when, where, the pay, and how many people. The job is on the board as urgent, too.</span>
      </li>
      <li>
        <b className="block">We ask people in waves</b>
        <span className="mut">Three for each opening, with a few minutes to answer. {orderRule}</span>
      </li>
      <li>
        <b className="block">They confirm and come</b>
        <span className="mut">People who get the job confirm it, and have a contract and a shift, as with any hire. You see who has clocked in.</span>
      </li>
      <li>
        <b className="block">A backup in one tap</b>
        <span className="mut">
          If somebody doesn’t confirm, the next in line gets the job. If somebody doesn’t show up, one tap finds someone else.
        </span>
      </li>
    </ol>
  </section>
);

function UrgentJobs() {
  const list = useJobs({ urgent: 'true', limit: '6' });
  const items = list.data?.items ?? [];
  return (
    <section className="stack gap-3" aria-labelledby="urgent">
      <h2 className="section-title" id="urgent">
        Urgent jobs
      </h2>
      {list.isPending && <SkeletonJobs count={2} label="Loading urgent jobs" />}
      {list.isError && !list.data && <ErrorState title="The jobs didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <p className="mut">
          No job is urgent right now. <Link to="/jobs">View all jobs</Link>
        </p>
      )}
      {items.length > 0 && (
        <>
          <ul className="jobgrid">
            {items.map((job) => (
              <li key={job.id} className="grid">
                <JobCard job={job} trackRecord={trackRecordLine(job.trackRecord)} />
              </li>
            ))}
          </ul>
          <Link className="tap" to="/jobs?urgent=true">
            View all urgent jobs
          </Link>
        </>
      )}
    </section>
  );
}
