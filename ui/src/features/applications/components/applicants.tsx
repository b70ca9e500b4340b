import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page, Row } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { counted } from '../../../lib/format';
import { useApplicants, useJobOf } from '../queries';
import { groups, inGroup } from '../states';
import { ApplicantCard } from './applicant-card';

/** Everybody who applied for one job, by how far they have come. */
export function Applicants({ jobId }: { jobId: string }) {
  const job = useJobOf(jobId);
  const list = useApplicants(jobId);
  const failed = list.error ?? job.error;
  if (failed instanceof ApiError && (failed.status === 404 || failed.status === 403)) {
    return <Missing title="No such job of yours" text="It is not among the jobs you posted." />;
  }
  if (failed) {
    const retry = () => {
      void list.refetch();
      void job.refetch();
    };
    return (
      <Page>
        <Title>Applicants</Title>
        <ErrorState title="The applicants did not load" error={failed} onRetry={retry} />
      </Page>
    );
  }
  if (!list.data || !job.data) {
    return (
      <Page>
        <SkeletonText label="Loading the applicants" />
      </Page>
    );
  }
  const items = list.data.items;
  const { title, openings, filled } = job.data;
  const shown = groups.map((group) => ({ ...group, items: inGroup(items, group.statuses) })).filter((group) => group.items.length > 0);

  return (
    <Page gap={5}>
      <Row apart wrap gap={3}>
        <div className="grow head-words">
          <nav className="crumb" aria-label="Breadcrumb">
            <Link to="/my-jobs?tab=posted">My jobs</Link>
          </nav>
          <Title className="jobtitle break" title={`Applicants: ${title}`}>
            {title}
          </Title>
          <p className="mut">
            {counted(items.length, 'applicant', 'applicants')}, {counted(openings, 'place', 'places')}, {filled} hired.
          </p>
        </div>
        <ButtonLink to={`/jobs/${jobId}`}>
          <Icon of={Eye} size="s" />
          View notice
        </ButtonLink>
      </Row>
      {items.length === 0 && (
        <Empty
          title="Nobody has applied yet"
          text="New people land here. A clear rate and a day in the notice bring the first ones."
          action={job.data.viewer.can.includes('edit') && <ButtonLink to={`/post-job?edit=${jobId}`}>Change the notice</ButtonLink>}
        />
      )}
      <div className="pipe">
        {shown.map((group) => (
          <section key={group.id} className="col">
            <h2>
              {group.label} <span className="n">{group.items.length}</span>
            </h2>
            {group.items.map((application) => (
              <ApplicantCard key={application.id} application={application} />
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
