import { useCancelMonth, usePartnerSubscription, useSubscribe } from '../../../data/money/partner';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pill, type Tone } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Fee, PartnerSubscription } from '../../../lib/api';
import { fullDay } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { HowToPay } from './how-to-pay';
import { PayFee } from './pay-fee';

const states: Record<PartnerSubscription['state'], { label: string; tone: Tone }> = {
  none: { label: 'Not subscribed', tone: 'plain' },
  active: { label: 'Active', tone: 'ok' },
  grace: { label: 'Ended', tone: 'warn' },
  ended: { label: 'Ended', tone: 'plain' },
};

interface PartnerMonthProps {
  /** Whether a month can be started. */
  isOffered: boolean;
  howToPay: string;
}

/** The person's own subscription: how long it runs, and paying for the next month. */
export function PartnerMonth({ isOffered, howToPay }: PartnerMonthProps) {
  const subscription = usePartnerSubscription();
  if (subscription.isPending) return <SkeletonText label="Loading your subscription" />;
  if (subscription.isError)
    return <ErrorState title="Your subscription didn’t load" error={subscription.error} onRetry={() => void subscription.refetch()} />;
  const { state, fee, renewableFrom } = subscription.data;
  if (!isOffered && state === 'none' && fee === null) return null;
  return (
    <section className="card card-p stack gap-4" aria-labelledby="own">
      <div className="row wrp top sp gap-3">
        <h2 className="section-title" id="own">
          Your subscription
        </h2>
        {fee && state !== 'active' ? <Pill tone="warn">Unpaid</Pill> : <Pill tone={states[state].tone}>{states[state].label}</Pill>}
      </div>
      <Runs {...subscription.data} />
      {fee && <Unpaid fee={fee} isFree={subscription.data.quote.due === 0} howToPay={howToPay} />}
      {(fee ? subscription.data.quote.due === 0 : isOffered && renewableFrom === null) && <Start {...subscription.data} />}
      {state !== 'none' && (
        <p>
          <Link className="tap" to="/fees">
            Your receipts
          </Link>
        </p>
      )}
    </section>
  );
}

/** Until when it runs, and what happens then. */
function Runs({ state, lastDay, graceUntil, renewableFrom, fee }: PartnerSubscription) {
  if (lastDay === null) return fee === null ? <p>Your month begins on the day it’s paid.</p> : null;
  if (state === 'active')
    return (
      <p>
        It runs through <b>{fullDay(lastDay)}</b>.{' '}
        {renewableFrom !== null && `You can pay for the next month from ${fullDay(renewableFrom)}. We’ll remind you a week before it ends.`}
      </p>
    );
  return (
    <p>
      It ended on {fullDay(lastDay)}. {state === 'grace' && graceUntil !== null && `If you renew it by ${fullDay(graceUntil)}, there’s no gap.`}
    </p>
  );
}

function Start({ state, quote }: PartnerSubscription) {
  const subscribe = useSubscribe((fee) => {
    if (fee.state === 'waived') toast('Your subscription is active', fee.lastDay === null ? '' : `It runs through ${fullDay(fee.lastDay)}.`);
  });
  const verb = state === 'active' || state === 'grace' ? 'Renew' : 'Subscribe';
  return (
    <div className="stack gap-2">
      <div>
        <Button variant="primary" pending={subscribe.pending} pendingLabel="One moment…" onClick={() => subscribe.act(null)}>
          {quote.due === 0 ? `${verb}, free now` : `${verb} for ${money(quote.due, quote.currency)}`}
        </Button>
      </div>
      {quote.due === 0 && quote.reason !== null && <p className="sm mut">{quote.reason}</p>}
      <ErrorLine error={subscribe.error} />
    </div>
  );
}

/** A month that was started and isn't paid yet. */
function Unpaid({ fee, isFree, howToPay }: { fee: Fee; isFree: boolean; howToPay: string }) {
  const cancel = useCancelMonth(() => toast('Canceled', 'You don’t owe anything.'));
  return (
    <>
      {!isFree && (
        <>
          <p>
            <b className="num">{money(fee.amount, fee.currency)}</b> is due. The month begins once it’s paid.
          </p>
          <PayFee fee={fee.id} amount={fee.amount} currency={fee.currency} />
          <div className="stack gap-2">
            <h3 className="card-title">How to pay</h3>
            <HowToPay text={howToPay} />
            <p className="mut">
              Mention <Link to={`/fees/${fee.id}`}>fee number {fee.id}</Link>.
            </p>
          </div>
        </>
      )}
      <div>
        <Button variant="ghost" pending={cancel.pending} pendingLabel="Canceling…" onClick={() => cancel.act(null)}>
          Cancel this month
        </Button>
      </div>
      <ErrorLine error={cancel.error} />
    </>
  );
}
