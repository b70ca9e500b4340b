import { useDesk } from '../../../data/disputes/disputes';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { DisputeRow } from '../components/dispute-row';

/** The disputes that wait for a mediator. */
export default function AdminDisputesPage() {
  const desk = useDesk();
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Disputes</Title>
        <p className="mut">The most urgent is first. You don’t see disputes of people you’ve worked with.</p>
      </div>
      {desk.isPending && <SkeletonText label="Loading the disputes" />}
      {desk.isError && !desk.data && <ErrorState title="The disputes didn’t load" error={desk.error} onRetry={() => void desk.refetch()} />}
      {desk.data?.length === 0 && (
        <Empty
          title="No dispute waits for you"
          text="When two sides can’t settle one by themselves, it shows up here."
          action={<ButtonLink to="/admin-dashboard">Go to the office</ButtonLink>}
        />
      )}
      {desk.data && desk.data.length > 0 && (
        <ul className="card card-p" aria-label="Disputes">
          {desk.data.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
    </Page>
  );
}
