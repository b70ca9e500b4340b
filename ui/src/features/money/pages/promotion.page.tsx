import { useSession } from '../../../data/accounts/session';
import { useMyVouchers } from '../../../data/money/my-vouchers';
import { usePromotions } from '../../../data/money/promotions';
import { useSite } from '../../../data/site/site';
import { FreeAccess } from '../../../domain/free-access';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { lastDayOf } from '../../../lib/moment';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { CodeBeforeSignIn } from '../components/code-before-sign-in';
import { PromotionList } from '../components/promotion-list';
import { VoucherForm } from '../components/voucher-form';
import { isRunning } from '../labels';

/** Current and past promotions, the regular prices, and vouchers. */
export default function PromotionPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const { fees, currency } = useSite();
  const promotions = usePromotions(params.get('cursor'));
  const now = Date.now();
  const items = promotions.data?.items ?? [];
  const current = items.filter((promotion) => isRunning(promotion, now));
  const past = items.filter((promotion) => !isRunning(promotion, now));
  return (
    <Page width="middle" gap={8}>
      <FreeAccess />
      <div>
        <Title>Promotions</Title>
        <p className="mut">
          Without a promotion, posting a job costs {money(fees.jobPost, currency)}, and the partner subscription is{' '}
          {money(fees.partnerMonth, currency)} a month. <Link to="/pricing">See pricing</Link>
        </p>
      </div>
      {promotions.isPending && <SkeletonText label="Loading the promotions" />}
      {promotions.isError && <ErrorState title="The promotions didn’t load" error={promotions.error} onRetry={() => void promotions.refetch()} />}
      {promotions.data && (
        <section className="stack gap-3">
          <h2 className="section-title">Current promotions</h2>
          {current.length > 0 ? <PromotionList items={current} label="Current promotions" /> : <p>No promotion right now.</p>}
        </section>
      )}
      <section className="stack gap-3">
        <h2 className="section-title">I have a voucher</h2>
        <p className="mut">A voucher covers your next posting fee. It stays here until you post.</p>
        {user ? (
          <>
            <MyVouchers />
            <VoucherForm key={params.get('code')} code={params.get('code') ?? ''} />
          </>
        ) : (
          <CodeBeforeSignIn code={params.get('code') ?? ''} />
        )}
      </section>
      {past.length > 0 && (
        <section className="stack gap-3">
          <h2 className="section-title">Past promotions</h2>
          <PromotionList items={past} label="Past promotions" />
          <Pager prevCursor={promotions.data?.prevCursor ?? null} nextCursor={promotions.data?.nextCursor ?? null} label="Pages of promotions" />
        </section>
      )}
    </Page>
  );
}

function MyVouchers() {
  const { zone } = useSite();
  const vouchers = useMyVouchers(true).data?.items ?? [];
  if (vouchers.length === 0) return null;
  return (
    <ul className="card card-p" aria-label="Your vouchers">
      {vouchers.map((voucher) => (
        <li key={voucher.code} className="list-row">
          <div className="row sp top gap-3">
            <div className="break">
              <b className="num">{voucher.code}</b>
              <p className="mut">
                {voucher.note}
                {voucher.note && voucher.expiresAt !== null && ', '}
                {voucher.expiresAt !== null && `until ${lastDayOf(voucher.expiresAt, zone)}`}
              </p>
            </div>
            <Pill tone={voucher.usable ? 'ok' : 'plain'}>{voucher.usable ? 'Active' : 'Ended'}</Pill>
          </div>
        </li>
      ))}
    </ul>
  );
}
