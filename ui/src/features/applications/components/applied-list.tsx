import { useApplications } from '../../../data/applications/list';
import { Banner } from '../../../kit/banner';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import type { MyApplicationCounts } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { AppliedItem } from './applied-item';

const groupNames = ['active', 'offers', 'answered'];
const emptyTitles: Record<string, string> = {
  active: 'Nothing in progress.',
  offers: 'No offers to answer.',
  answered: 'Nothing decided yet.',
};

const optionsOf = (counts: MyApplicationCounts) => [
  { value: '', label: 'All' },
  { value: 'active', label: 'In progress', count: counts.active },
  { value: 'offers', label: 'Offers', count: counts.offers },
  { value: 'answered', label: 'Decided', count: counts.answered },
];

export function AppliedList() {
  const [params] = useSearchParams();
  const group = groupNames.find((one) => one === params.get('group'));
  const cursor = params.get('cursor');
  const applications = useApplications({ ...(group && { group }), ...(cursor && { cursor }) });
  if (applications.isPending) return <SkeletonText label="Loading your applications" />;
  if (applications.isError) {
    return <ErrorState title="Your applications didn’t load" error={applications.error} onRetry={() => void applications.refetch()} />;
  }
  const { items, counts, prevCursor, nextCursor } = applications.data;
  const all = counts.active + counts.offers + counts.answered;
  return (
    <div className="stack gap-5">
      {all > 0 && <SegmentParam param="group" label="Which applications" options={optionsOf(counts)} />}
      {!group && counts.offers > 0 && (
        <Banner
          kind="ok"
          lead={`You have ${counted(counts.offers, 'offer', 'offers')} to answer`}
          action={
            <ButtonLink size="sm" to="/my-jobs?tab=applied&group=offers">
              See offers
            </ButtonLink>
          }
        />
      )}
      {items.length === 0 ? (
        <Empty
          title={all > 0 && group ? (emptyTitles[group] ?? '') : 'No applications yet'}
          text="When you apply for a job, you can follow it here, from sent to hired."
          action={
            <ButtonLink variant="primary" to="/jobs">
              Find jobs
            </ButtonLink>
          }
        />
      ) : (
        <section className="card card-p" aria-label="Your applications">
          {items.map((application) => (
            <AppliedItem key={application.id} application={application} />
          ))}
        </section>
      )}
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your applications" />
    </div>
  );
}
