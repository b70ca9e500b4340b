import { useSession } from '../../../data/accounts/session';
import { usePricing } from '../../../data/money/pricing';
import { FreeAccess } from '../../../domain/free-access';
import { SignInActions } from '../../../domain/sign-in-actions';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Pricing } from '../../../lib/api';
import { money } from '../../../lib/money';
import { PartnerMonth } from '../components/partner-month';

/** What partners get, and the person's own subscription. */
export default function PartnerSubscriptionPage() {
  const pricing = usePricing();
  return (
    <Page width="middle">
      <FreeAccess />
      <Title>Partner subscription</Title>
      {pricing.isPending && <SkeletonText label="Loading the subscription" lines={6} />}
      {pricing.isError && <ErrorState title="The subscription didn’t load" error={pricing.error} onRetry={() => void pricing.refetch()} />}
      {pricing.data && <Offer {...pricing.data} />}
    </Page>
  );
}

function Offer({ partnerOffer, fees, currency, howToPay }: Pricing) {
  const { user } = useSession();
  const isOffered = partnerOffer !== '';
  return (
    <>
      {isOffered ? (
        <>
          <p>
            <b className="num">{money(fees.partnerMonth, currency)}</b> a month. It doesn’t renew by itself.
          </p>
          <section className="stack gap-3" aria-labelledby="offer">
            <h2 className="section-title" id="offer">
              What partners get
            </h2>
            <RichText text={partnerOffer} />
          </section>
        </>
      ) : (
        <p>There’s no partner subscription here right now.</p>
      )}
      {user ? <PartnerMonth isOffered={isOffered} howToPay={howToPay} /> : isOffered && <SignInActions />}
    </>
  );
}
