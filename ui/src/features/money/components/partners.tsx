import { usePartners } from '../../../data/money/partner';
import { useSite } from '../../../data/site/site';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Partner } from '../../../lib/api';
import { fullDay } from '../../../lib/format';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { PricingTextForm } from './pricing-text-form';

/** What partners get, and who they are. */
export default function Partners() {
  const { fees, currency } = useSite();
  return (
    <div className="stack gap-6">
      <p>
        People can subscribe for {money(fees.partnerMonth, currency)} a month once you say what they get. The price is in{' '}
        <Link to="/admin/settings">site settings</Link>.
      </p>
      <PricingTextForm
        field="partnerOffer"
        label="What partners get"
        hint="Only promise what you do yourself, such as a dinner with investors every month. Leave it empty to stop new subscriptions."
        shown="Shown on the page of the subscription."
      />
      <section className="stack gap-3" aria-labelledby="partners">
        <h2 className="section-title" id="partners">
          Partners today
        </h2>
        <PartnerList />
      </section>
    </div>
  );
}

function PartnerList() {
  const [params] = useSearchParams();
  const partners = usePartners(params.get('cursor'));
  if (partners.isPending) return <SkeletonText label="Loading the partners" />;
  if (partners.isError) return <ErrorState title="The partners didn’t load" error={partners.error} onRetry={() => void partners.refetch()} />;
  const { items, prevCursor, nextCursor } = partners.data;
  if (items.length === 0) return <p className="mut">Nobody yet. People appear here once their month is paid or free.</p>;
  return (
    <>
      <ul className="card card-p" aria-label="Partners">
        {items.map((partner) => (
          <PartnerRow key={partner.userId} partner={partner} />
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of partners" />
    </>
  );
}

function PartnerRow({ partner: { name, email, feeId, lastDay, isGrace } }: { partner: Partner }) {
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="break">
          <b>{name}</b>
          <p className="mut">{email}</p>
          <p className="sm">
            <Link to={`/fees/${feeId}`}>
              {isGrace ? 'Ended' : 'Through'} {fullDay(lastDay)}
            </Link>
          </p>
        </div>
        <Pill tone={isGrace ? 'warn' : 'ok'}>{isGrace ? 'Not renewed' : 'Active'}</Pill>
      </div>
    </li>
  );
}
