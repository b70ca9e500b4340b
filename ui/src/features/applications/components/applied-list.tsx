import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { useApplications } from '../queries';
import { AppliedItem } from './applied-item';

export function AppliedList() {
  const [params] = useSearchParams();
  const applications = useApplications(params.get('cursor'));
  if (applications.isPending) return <SkeletonText label="Loading your applications" />;
  if (applications.isError) {
    return <ErrorState title="Your applications did not load" error={applications.error} onRetry={() => void applications.refetch()} />;
  }
  const { items, prevCursor, nextCursor } = applications.data;
  if (items.length === 0) {
    return (
      <Empty
        title="No applications yet"
        text="When you apply for a job you follow it here, from sent to hired."
        action={
          <ButtonLink variant="primary" to="/jobs">
            Find jobs
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="stack gap-5">
      <section className="card card-p" aria-label="Your applications">
        {items.map((application) => (
          <AppliedItem key={application.id} application={application} />
        ))}
      </section>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your applications" />
    </div>
  );
}
