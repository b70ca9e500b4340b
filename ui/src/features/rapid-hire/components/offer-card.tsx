import { lazy, Suspense } from 'react';
import { type RapidStep, useRapidStep } from '../../../data/rapid-hire/offers';
import { useSite } from '../../../data/site/site';
import { GetThere } from '../../../domain/get-there';
import { useAttention } from '../../../kit/attention';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { SlipRow } from '../../../kit/slip';
import type { RapidOffer } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { payLong } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { useNow } from '../../../lib/use-now';
import { addressOf, isToday, offerText, place, reason, when } from '../words';
import { Order } from './order';

const ConfirmPlace = lazy(() => loadWithRetry(() => import('./confirm-place')));

/** What a person was asked, with the buttons for the next step. */
export function OfferCard({ offer }: { offer: RapidOffer }) {
  const { zone } = useSite();
  const now = useNow();
  const { can, contact, rate, rateUnit, currency } = offer;
  useAttention(can.length > 0);
  const confirm = useRapidStep(offer.id, (after) => toast(...said(after, 'confirm')));
  const step = useRapidStep(offer.id, (after, { action }) => {
    const reach = action === 'accept' ? reachFor(after, zone, now) : null;
    if (reach) confirm.act({ action: 'confirm', contact: reach });
    else toast(...said(after, action));
  });
  const pending = step.pending || confirm.pending;
  return (
    <section className="card card-p card-lift stack gap-3" aria-labelledby={`offer-${offer.id}`}>
      <div>
        <h2 className="section-title break" id={`offer-${offer.id}`}>
          {offer.title}
        </h2>
        <p className="mut break">{offer.employer}</p>
      </div>
      <p role="status">
        <b>{offerText(offer, zone)}</b>
      </p>
      <div>
        <SlipRow label="When">{when(offer, zone, now)}</SlipRow>
        {!offer.employerContact && <SlipRow label="Where">{place(offer)}</SlipRow>}
        <SlipRow label="Pay">{payLong({ budgetMin: rate, budgetMax: rate, budgetUnit: rateUnit, currency })}</SlipRow>
      </div>
      {offer.employerContact && <GetThere address={addressOf(offer)} contact={offer.employerContact} />}
      {offer.notes && <p className="break pre-line">{offer.notes}</p>}
      {can.includes('confirm') && contact && (
        <Suspense>
          <ConfirmPlace offer={offer} contact={contact} step={step} />
        </Suspense>
      )}
      {!can.includes('confirm') && can.length > 0 && (
        <>
          {can.includes('accept') && isToday(offer.startsAt, zone, now) && (
            <p className="sm mut">If nobody before you says yes, you’re hired right away, and {offer.employer} sees your phone number.</p>
          )}
          <div className="actions">
            {can.includes('accept') && (
              <Button variant="primary" size="lg" pending={pending} onClick={() => step.act({ action: 'accept' })}>
                Yes, I’ll come
              </Button>
            )}
            <Button size="lg" pending={pending} onClick={() => step.act({ action: 'decline' })}>
              {can.includes('accept') ? 'No' : 'I can’t after all'}
            </Button>
          </div>
          <ErrorLine error={step.error ?? confirm.error} />
        </>
      )}
      {offer.contractId !== null && (
        <div className="actions">
          <ButtonLink variant="primary" to={`/contracts/${offer.contractId}`}>
            View contract and shift
          </ButtonLink>
        </div>
      )}
      <div className="sm mut">
        Number {offer.position} in wave {offer.wave}: {reason(offer)}. <Link to={`/jobs/${offer.jobId}`}>View job</Link>
      </div>
      <Order />
    </section>
  );
}

/** How the employer reaches someone whose yes gets them a job today, so that one yes is enough; null if it's asked first. */
function reachFor({ can, contact, startsAt }: RapidOffer, zone: string, now: number) {
  const isKnown = contact !== null && contact.phone !== '';
  return can.includes('confirm') && isKnown && isToday(startsAt, zone, now) ? contact : null;
}

function said({ state, employer }: RapidOffer, action: RapidStep['action']): [title: string, text: string] {
  if (action === 'confirm') return ['You’re hired', `We told ${employer}.`];
  if (action === 'decline') return ['You said no', 'We’ll ask you again next time.'];
  return state === 'chosen' ? ['The job is yours', 'Now confirm it.'] : ['You’re in line', 'We’ll tell you as soon as the job is yours.'];
}
