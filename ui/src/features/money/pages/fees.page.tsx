import { useFees } from '../../../data/money/fees';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Fee } from '../../../lib/api';
import { date } from '../../../lib/format';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { feeState } from '../labels';

/** The person's own fees, and those of the employers they can post or pay for. */
export default function FeesPage() {
  const [params] = useSearchParams();
  const fees = useFees(params.get('cursor'));
  return (
    <Page width="middle">
      <Title>Fees</Title>
      {fees.isPending && <SkeletonText label="Loading your fees" />}
      {fees.isError && <ErrorState title="Your fees didn’t load" error={fees.error} onRetry={() => void fees.refetch()} />}
      {fees.data &&
        (fees.data.items.length === 0 ? (
          <Empty
            title="No fees yet"
            text="Every job you post and every partner month has its fee here, even if it was free."
            action={<ButtonLink to="/pricing">See pricing</ButtonLink>}
          />
        ) : (
          <>
            <ul className="card card-p" aria-label="Your fees">
              {fees.data.items.map((fee) => (
                <Line key={fee.id} fee={fee} />
              ))}
            </ul>
            <Pager prevCursor={fees.data.prevCursor} nextCursor={fees.data.nextCursor} label="Pages of fees" />
          </>
        ))}
    </Page>
  );
}

function Line({ fee }: { fee: Fee }) {
  const state = feeState(fee);
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="break">
          <b className="row-title">
            <Link to={`/fees/${fee.id}`}>{fee.title}</Link>
          </b>
          <p className="sm mut">
            <span className="num">{money(fee.amount, fee.currency)}</span> · {fee.employer} · {date(fee.createdAt)}
          </p>
        </div>
        <Pill tone={state.tone}>{state.label}</Pill>
      </div>
    </li>
  );
}
