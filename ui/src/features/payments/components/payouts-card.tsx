import { useEffect, useRef } from 'react';
import { useCheckPayouts, usePayoutAccount, useSetUpPayouts } from '../../../data/payments/payouts';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Pill } from '../../../kit/pill';
import { useSearchParams } from '../../../lib/router/hooks';

/** Lets a worker be paid by card; nothing if the operator doesn't offer it. */
export function PayoutsCard() {
  const found = usePayoutAccount();
  const setUp = useSetUpPayouts();
  const check = useCheckPayouts();
  const [params] = useSearchParams();
  const isBack = params.get('payouts') === 'done';
  const isAsked = useRef(false);
  useEffect(() => {
    // Someone who comes back from Stripe wants to know whether it worked.
    if (!isBack || isAsked.current) return;
    isAsked.current = true;
    check.act(null);
  }, [isBack, check]);
  if (!found.data?.isOffered) return null;
  const { state } = found.data;
  return (
    <section className="card card-p stack gap-3" aria-label="Getting paid by card">
      <div className="row wrp sp gap-2">
        <h2 className="section-title">Getting paid by card</h2>
        {state !== 'none' && <Pill tone={state === 'ready' ? 'ok' : 'info'}>{state === 'ready' ? 'Ready' : 'Not complete'}</Pill>}
      </div>
      <p className="mut" role="status">
        {texts[state]}
      </p>
      <div className="actions">
        <Button variant={state === 'none' ? 'primary' : 'secondary'} pending={setUp.pending} pendingLabel="Opening…" onClick={() => setUp.act(null)}>
          {labels[state]}
        </Button>
        {state === 'pending' && (
          <Button pending={check.pending} pendingLabel="Asking Stripe…" onClick={() => check.act(null)}>
            Check again
          </Button>
        )}
      </div>
      <ErrorLine error={setUp.error ?? check.error} />
    </section>
  );
}

const texts = {
  none: 'Employers can pay you by card. Stripe sends the money to your bank account. To set it up, you enter your details and your bank account at Stripe; this site doesn’t see them.',
  pending: 'Stripe needs more from you, or is still checking what you entered.',
  ready: 'Employers can pay you by card, and Stripe sends the money to your bank account.',
};

const labels = { none: 'Set it up', pending: 'Continue at Stripe', ready: 'Change your details' };
