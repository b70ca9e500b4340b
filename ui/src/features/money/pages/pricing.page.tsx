import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { FreeAccess } from '../../../kit/free-access';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { money } from '../../../lib/money';
import { HowToPay } from '../components/how-to-pay';
import { PromotionList } from '../components/promotion-list';
import { usePricing } from '../queries';

/** What things cost: one table, drawn from the settings. */
export default function PricingPage() {
  const pricing = usePricing();
  return (
    <Page width="middle">
      <FreeAccess />
      <Title>Pricing</Title>
      {pricing.isPending && <SkeletonText label="Loading the prices" lines={8} />}
      {pricing.isError && <ErrorState title="The prices did not load" error={pricing.error} onRetry={() => void pricing.refetch()} />}
      {pricing.data && <Prices {...pricing.data} />}
    </Page>
  );
}

function Prices({ fees, currency, howToPay, promotions }: NonNullable<ReturnType<typeof usePricing>['data']>) {
  const everyone = promotions.some(({ audience }) => audience === 'everyone');
  const price = (amount: number) =>
    everyone && amount > 0 ? <Free normal={money(amount, currency)} /> : amount === 0 ? 'Free' : money(amount, currency);
  return (
    <>
      <dl className="card facts prices">
        <div>
          <dt>Posting a job, for 30 days</dt>
          <dd className="num">{price(fees.jobPost)}</dd>
        </div>
        <div>
          <dt>Partner subscription, a month</dt>
          <dd className="num">{price(fees.partnerMonth)}</dd>
        </div>
        <div>
          <dt>Cut of the worker’s pay</dt>
          <dd>{fees.commissionPercent === 0 ? 'None' : `${fees.commissionPercent}%`}</dd>
        </div>
        <div>
          <dt>Applying for a job</dt>
          <dd>Free, always</dd>
        </div>
      </dl>
      <Part title="Now">
        {promotions.length > 0 ? <PromotionList items={promotions} label="Promotions that run now" /> : <p>No promotion runs now.</p>}
        <p>
          <Link className="tap" to="/promotion">
            Promotions, and I have a voucher
          </Link>
        </p>
      </Part>
      <Part title="How to pay">
        <HowToPay text={howToPay} />
      </Part>
      <Part title="Questions">
        <h3 className="row-title">When do I pay?</h3>
        <p>When you post. The price is on the button before you press it. Outside a promotion the job goes on the board when the fee is in.</p>
        <h3 className="row-title">Do I get it back?</h3>
        <p>Yes, when the office takes your job down. A job that had its time on the board is not refunded.</p>
        <h3 className="row-title">Does renewing cost something?</h3>
        <p>No. Renewing for 30 more days is free.</p>
        <h3 className="row-title">What do workers pay?</h3>
        <p>Nothing. Never pay to get a job, and report anyone who asks.</p>
      </Part>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}
