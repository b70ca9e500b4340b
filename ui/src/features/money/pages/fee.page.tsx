import { Printer } from 'lucide';
import { useFee } from '../../../data/money/fee';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Fee } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { date, fullDay } from '../../../lib/format';
import { money } from '../../../lib/money';
import { useParams, useSearchParams } from '../../../lib/router/hooks';
import { PayFee } from '../components/pay-fee';
import { feeState, paidBy, waiverReason } from '../labels';

/** A fee as a printable receipt. */
export default function FeePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  // Someone who comes back from Stripe may have paid; only the site's own question to Stripe says so.
  const isBack = params.get('card') === 'done';
  const fee = useFee(id, isBack);
  if (fee.isPending) {
    return (
      <Page width="narrow">
        <SkeletonText label="Loading the fee" />
      </Page>
    );
  }
  if (fee.isError) {
    if (fee.error instanceof ApiError && fee.error.status === 404)
      return <Missing title="Fee not found" text="It isn’t yours, or the address has a typo." />;
    return (
      <Page width="narrow">
        <ErrorState title="The fee didn’t load" error={fee.error} onRetry={() => void fee.refetch()} />
      </Page>
    );
  }
  return <Receipt fee={fee.data} isBack={isBack} />;
}

function Receipt({ fee, isBack }: { fee: Fee; isBack: boolean }) {
  const site = useSite();
  const settled = fee.state === 'paid' || fee.state === 'refunded';
  const title = `${settled ? 'Receipt' : 'Fee'} ${fee.id}`;
  return (
    <Page width="narrow">
      <div>
        <Title>{title}</Title>
        <p className="mut">
          {site.name}
          {site.town && `, ${site.town}`}
        </p>
      </div>
      <dl className="card facts">
        <Line name="For">
          <Subject fee={fee} />
        </Line>
        <Line name="Charged to">{fee.employer}</Line>
        {fee.kind !== 'partner_month' && <Line name={fee.kind === 'job_post' ? 'Posted by' : 'Approved by'}>{fee.postedBy}</Line>}
        <Line name={fee.kind === 'job_post' ? 'Posted on' : 'Charged on'}>{date(fee.createdAt)}</Line>
        <Line name="Price">{money(fee.amount, fee.currency)}</Line>
        <Line name="Status">{feeState(fee).label}</Line>
        {fee.state === 'waived' && <Line name="Why it’s free">{waiverReason(fee)}</Line>}
        {settled && fee.paidOn !== null && fee.method !== null && (
          <Line name="Paid">
            {fullDay(fee.paidOn)}, {paidBy[fee.method]}
          </Line>
        )}
        {settled && fee.reference && <Line name={fee.state === 'paid' ? 'Reference' : 'Note'}>{fee.reference}</Line>}
        {fee.returnedAt !== null && <Line name="Refunded">{date(fee.returnedAt)}</Line>}
      </dl>
      {fee.state === 'due' && (
        <div className="no-print">
          <PayFee fee={fee.id} amount={fee.amount} currency={fee.currency} isAwaited={isBack} />
        </div>
      )}
      <div className="actions no-print">
        <Button onClick={() => print()}>
          <Icon of={Printer} size="s" />
          Print
        </Button>
        <Link to="/fees">All your fees</Link>
      </div>
    </Page>
  );
}

/** What the fee is for. */
function Subject({ fee: { kind, title, jobId, invoiceId, firstDay, lastDay } }: { fee: Fee }) {
  if (kind === 'partner_month')
    return (
      <>
        <Link to="/partner-subscription">{title}</Link>
        {firstDay !== null && lastDay !== null && `: ${fullDay(firstDay)} to ${fullDay(lastDay)}`}
      </>
    );
  const [lead, page] = kind === 'job_post' ? ['Posting', `/jobs/${jobId}`] : ['Commission on', `/invoices/${invoiceId}`];
  return (
    <>
      {lead} “<Link to={page}>{title}</Link>”
    </>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
