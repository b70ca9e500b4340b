import { useSession } from '../../../data/accounts/session';
import { useDisputes, useDisputeYears } from '../../../data/disputes/disputes';
import { useSite } from '../../../data/site/site';
import { ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { DisputeYear } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { DisputeRow } from '../components/dispute-row';
import { stages } from '../words';

/** How a dispute ends fairly, and the person's own disputes. */
export default function DisputeResolutionPage() {
  const { user } = useSession();
  const { disputeRules } = useSite();
  const years = useDisputeYears();
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Resolve a dispute</Title>
        <p className="mut">
          Talk first: most disagreements end with a message. If that doesn’t help, file a dispute. What it’s about is on hold until it’s over.
        </p>
      </div>
      <div className="actions">
        <ButtonLink variant="primary" to="/file-dispute">
          File a dispute
        </ButtonLink>
      </div>
      {user && <Own />}
      <section className="card card-p stack gap-3" aria-labelledby="stages">
        <h2 className="section-title" id="stages">
          How it goes
        </h2>
        <ol className="stack gap-3 numbered">
          {stages(disputeRules.answerDays).map(({ name, text }) => (
            <li key={name}>
              <b className="block">{name}</b>
              <span className="mut">{text}</span>
            </li>
          ))}
        </ol>
        <p className="mut">
          The two sides can always settle it themselves, and the side that filed the dispute can withdraw it before a decision.
          {disputeRules.outsider && ` If nobody else in the office can hear an appeal, ${disputeRules.outsider} does.`}
        </p>
      </section>
      {years.data?.map((year) => (
        <Year key={year.year} year={year} />
      ))}
    </Page>
  );
}

const Year = ({ year: { year, opened, settled, decided, withdrawn } }: { year: DisputeYear }) => (
  <p className="mut">
    {year}: {opened} opened, {settled} settled by the two sides, {decided} decided, {withdrawn} withdrawn.
  </p>
);

function Own() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const list = useDisputes(cursor ? { cursor } : {}, true);
  return (
    <section className="card card-p stack gap-3" aria-labelledby="own">
      <h2 className="section-title" id="own">
        Your disputes
      </h2>
      {list.isPending && <SkeletonText label="Loading your disputes" />}
      {list.isError && !list.data && <ErrorState title="Your disputes didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <p className="mut">
          You have none. You can file one about any of <Link to="/project-management">your contracts</Link>.
        </p>
      )}
      {list.data && list.data.items.length > 0 && (
        <ul aria-label="Your disputes">
          {list.data.items.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
      {list.data && <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of your disputes" />}
    </section>
  );
}
