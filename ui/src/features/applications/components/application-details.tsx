import { useApplication } from '../../../data/applications/application';
import { useSimilarJobs } from '../../../data/jobs/similar';
import { JobCard } from '../../../domain/job-card';
import { MessageButton } from '../../../domain/message-button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Application } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { fullDay } from '../../../lib/format';
import { ApplicationHeader, ApplicationStatusLine } from './applied-item';
import { Documents } from './documents';
import { Timeline } from './timeline';

/** One of the worker's own applications in full. If it was declined or not selected, it also shows similar jobs. */
export default function ApplicationDetails({ id }: { id: string }) {
  const query = useApplication(id);
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <Missing title="Application not found" text="It’s not one of yours." />;
  }
  return (
    <Page width="middle" gap={5}>
      <div>
        <nav className="crumb" aria-label="Breadcrumb">
          <Link to="/my-jobs?tab=applied">My applications</Link>
        </nav>
        <Title>Your application</Title>
      </div>
      {query.isPending && <SkeletonText label="Loading your application" />}
      {query.isError && <ErrorState title="Your application didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Details application={query.data} />}
    </Page>
  );
}

function Details({ application }: { application: Application }) {
  return (
    <>
      <article className="card card-p stack gap-4">
        <ApplicationHeader application={application} />
        <ApplicationStatusLine application={application} />
        {application.status !== 'withdrawn' && (
          <div className="actions">
            <MessageButton kind="application" id={application.id} />
          </div>
        )}
        <Timeline application={application} />
      </article>
      <section className="card card-p stack gap-3" aria-label="What you wrote">
        <h2 className="card-title">What you wrote</h2>
        {application.message ? <RichText text={application.message} /> : <p className="mut">No message, just the rate.</p>}
        {application.answers.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="row-title break">{question}</h3>
            <p className="break">{answer}</p>
          </div>
        ))}
        {application.availableFrom && <p className="sm mut">Available starting {fullDay(application.availableFrom)}</p>}
        <Documents files={application.files} />
      </section>
      {['not_selected', 'declined'].includes(application.status) && <SimilarOpenJobs application={application} />}
    </>
  );
}

/** Up to three similar open jobs. */
function SimilarOpenJobs({ application }: { application: Application }) {
  const items = useSimilarJobs(application.jobId).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>Similar jobs</h2>
      <ul className="jobgrid">
        {items.map((job) => (
          <li key={job.id} className="grid">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
