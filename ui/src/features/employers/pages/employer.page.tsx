import { BriefcaseBusiness, MapPin } from 'lucide';
import { useEmployer } from '../../../data/employers/employer';
import { useJobs } from '../../../data/jobs/list';
import { trackRecordFacts } from '../../../domain/track-record';
import { Avatar } from '../../../kit/avatar';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Employer } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { counted, date } from '../../../lib/format';
import { useParams } from '../../../lib/router/hooks';
import { joinTown } from '../../../lib/town';
import { JobCards } from '../../jobs/components/job-cards';
import { EmployerReviews } from '../../reviews/components/review-list';
import { kindLabels } from '../permissions';

/** The public page of an employer. */
export default function EmployerPage() {
  const { id = '' } = useParams();
  const query = useEmployer(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the employer" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404)
      return <Missing title="Employer not found" text="There’s no employer at this address." />;
    return (
      <Page width="middle">
        <ErrorState title="The employer didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const employer = query.data;
  const town = joinTown(employer.city, employer.state);
  const trackRecord = trackRecordFacts(employer.trackRecord);
  return (
    <Page width="middle">
      <article className="card card-p stack gap-4">
        <div className="row gap-4">
          <Avatar id={employer.id} name={employer.name} size="xl" photoUrl={employer.photoUrl} />
          <div className="grow stack gap-2">
            <Title className="jobtitle break">{employer.name}</Title>
            <div className="row gap-2 wrp">
              <Pill>{kindLabels[employer.kind]}</Pill>
            </div>
          </div>
        </div>
        <div className="row gap-4 wrp mut">
          {town && (
            <span className="row gap-1">
              <Icon of={MapPin} size="s" />
              {town}
            </span>
          )}
          <span className="row gap-1">
            <Icon of={BriefcaseBusiness} size="s" />
            {employer.openJobs === 0 ? 'No open jobs right now' : counted(employer.openJobs, 'open job', 'open jobs')}
          </span>
          <span>Hiring here since {date(employer.createdAt)}</span>
        </div>
        {trackRecord.length > 0 && (
          <ul className="stack gap-1">
            {trackRecord.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {employer.about ? <RichText text={employer.about} /> : <p className="mut">Nothing here yet.</p>}
        {employer.rights && (
          <p>
            You’re a member of this employer.{' '}
            <Link className="tap" to={`/settings/employers/${employer.id}`}>
              Manage it
            </Link>
          </p>
        )}
      </article>
      <EmployerReviews id={employer.id} />
      {employer.openJobs > 0 && <OpenJobs employer={employer} />}
    </Page>
  );
}

const previewCount = 6;

/** The employer's first few open jobs, with a link to search for the rest. */
function OpenJobs({ employer: { id, openJobs } }: { employer: Employer }) {
  const jobs = useJobs({ employer: String(id), limit: String(previewCount) });
  const items = jobs.data?.items ?? [];
  return (
    <section className="stack gap-4">
      <h2>Open jobs</h2>
      <JobCards jobs={items} />
      {jobs.data?.nextCursor && (
        <p>
          <Link className="tap" to={`/jobs?employer=${id}`}>
            See all {counted(openJobs, 'job', 'jobs')}
          </Link>
        </p>
      )}
    </section>
  );
}
