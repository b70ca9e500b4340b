import { canApply, useSession } from '../../../data/accounts/session';
import { useMyEmployers } from '../../../data/employers/mine';
import { type BillingOwner, useInvoices } from '../../../data/payments/payments';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { thisYear } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import BillingButton from '../components/billing-button';
import { InvoiceRow } from '../components/invoice-row';
import { PaySeveral } from '../components/pay-several';
import { PayoutsCard } from '../components/payouts-card';
import { Statement } from '../components/statement';

const filters = [
  { value: '', label: 'Open' },
  { value: 'all', label: 'All' },
];

/** Invoices on either side, and what was paid in a year. */
export default function PaymentsPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Payments</Title>
        <p className="mut">What you billed and what you were billed for. You pay each other directly; this site records it.</p>
      </div>
      <PaySeveral />
      <Invoices show={params.get('show') ?? ''} cursor={params.get('cursor') ?? ''} />
      {canApply(user) && <PayoutsCard />}
      <Year />
      <Link className="tap" to="/project-management">
        All your contracts
      </Link>
    </Page>
  );
}

function Invoices({ show, cursor }: { show: string; cursor: string }) {
  const { user } = useSession();
  const list = useInvoices({ filter: show === 'all' ? 'all' : 'open', ...(cursor && { cursor }) });
  return (
    <section className="stack gap-3" aria-label="Invoices">
      <div className="row wrp sp gap-2">
        <h2 className="section-title">Invoices</h2>
        <SegmentParam param="show" label="Which invoices" options={filters} />
      </div>
      {list.isPending && <SkeletonText label="Loading your invoices" />}
      {list.isError && <ErrorState title="Your invoices didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <Empty
          title={show === 'all' ? 'No invoices yet' : 'Nothing is open'}
          text="When work is approved, its invoice shows up here."
          action={<ButtonLink to="/project-management">Go to your contracts</ButtonLink>}
        />
      )}
      {list.data && list.data.items.length > 0 && (
        <>
          <ul className="card card-p" aria-label="Invoices">
            {list.data.items.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                who={invoice.workerId === user?.id ? `To ${invoice.document.to.name}` : `From ${invoice.document.from.name}`}
              />
            ))}
          </ul>
          <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of your invoices" />
        </>
      )}
    </section>
  );
}

function Year() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const employers = useMyEmployers().data?.items ?? [];
  const newest = thisYear();
  const year = Number(params.get('year')) || newest;
  // People who only hire want to see what they paid.
  const isWorkerFirst = canApply(user) || employers.length === 0;
  const chosen = params.get('of') || (isWorkerFirst ? 'me' : String(employers[0]?.id));
  const of = chosen === 'me' ? '' : chosen;
  const years = Array.from({ length: 8 }, (_, n) => ({ value: n === 0 ? '' : String(newest - n), label: String(newest - n) }));
  const employing = employers.map(({ id, name }) => ({ value: String(id), label: `${name}, as the employer` }));
  const own = { value: 'me', label: 'Your own work' };
  // The first one is shown without a choice in the address.
  const sides = (isWorkerFirst ? [own, ...employing] : [...employing, own]).map((side, index) => (index === 0 ? { ...side, value: '' } : side));
  const owner: BillingOwner = of ? { employer: Number(of) } : 'me';
  const name = employers.find(({ id }) => String(id) === of)?.name ?? user?.name ?? '';
  return (
    <section className="card card-p stack gap-4" aria-label="Statement">
      <h2 className="section-title">Statement</h2>
      <div className="row wrp gap-3">
        <ParamSelect param="year" label="Year" options={years} />
        {employers.length > 0 && <ParamSelect param="of" label="Whose" options={sides} />}
      </div>
      <Statement year={year} employer={of} />
      <BillingButton owner={owner} name={name} />
    </section>
  );
}
