import type { ReactNode } from 'react';
import { usePricing } from '../../../data/money/pricing';
import { FreeAccess } from '../../../domain/free-access';
import { ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { money } from '../../../lib/money';
import { HowToPay } from '../components/how-to-pay';
import { PromotionList } from '../components/promotion-list';

/** All prices from the site settings, the current promotions, and how to pay. */
export default function PricingPage() {
  const pricing = usePricing();
  return (
    <Page width="middle">
      <FreeAccess />
      <Title>Pricing</Title>
      {pricing.isPending && <SkeletonText label="Loading the prices" lines={8} />}
      {pricing.isError && <ErrorState title="The prices didn’t load" error={pricing.error} onRetry={() => void pricing.refetch()} />}
      {pricing.data && <Prices {...pricing.data} />}
    </Page>
  );
}

function Prices({ fees, currency, howToPay, partnerOffer, promotions }: NonNullable<ReturnType<typeof usePricing>['data']>) {
  const everyone = promotions.some(({ audience }) => audience === 'everyone');
  const price = (amount: number) =>
    everyone && amount > 0 ? <Free normal={money(amount, currency)} /> : amount === 0 ? 'Free' : money(amount, currency);
  return (
    <>
      <dl className="card facts prices">
        <div>
          <dt>Posting a job, for up to 30 days</dt>
          <dd className="num">{price(fees.jobPost)}</dd>
        </div>
        <div>
          <dt>{partnerOffer ? <Link to="/partner-subscription">Partner subscription</Link> : 'Partner subscription'}, per month</dt>
          <dd className="num">{price(fees.partnerMonth)}</dd>
        </div>
        <div>
          <dt>Commission on pay</dt>
          <dd>{fees.commissionPercent === 0 ? 'None' : `${fees.commissionPercent}%`}</dd>
        </div>
        <div>
          <dt>Applying for a job</dt>
          <dd>Always free</dd>
        </div>
      </dl>
      <Section title="Current promotions">
        {promotions.length > 0 ? <PromotionList items={promotions} label="Current promotions" /> : <p>No promotion right now.</p>}
        <p>
          <Link className="tap" to="/promotion">
            Promotions and vouchers
          </Link>
        </p>
      </Section>
      <Section title="How to pay">
        <HowToPay text={howToPay} />
      </Section>
      <Section title="Questions">
        <h3 className="row-title">When do I pay?</h3>
        <p>When you post. The price is on the button before you press it. Unless a promotion is on, your job goes live once the fee is paid.</p>
        <h3 className="row-title">Can I get a refund?</h3>
        <p>Yes, if the office takes your job down. If your job ran its full time, there’s no refund.</p>
        <h3 className="row-title">Does it cost anything to renew?</h3>
        <p>No. Renewing for 30 more days is free.</p>
        <h3 className="row-title">What do workers pay?</h3>
        <p>Nothing. Never pay to get a job, and report anyone who asks.</p>
      </Section>
      <div>
        <ButtonLink variant="primary" to="/post-job">
          Post a job
        </ButtonLink>
      </div>
    </>
  );
}

function Free({ normal }: { normal: string }) {
  return (
    <>
      <s className="strike">{normal}</s> <span className="gain">free now</span>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}
