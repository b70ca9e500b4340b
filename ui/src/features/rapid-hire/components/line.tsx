import { useReplace } from '../../../data/rapid-hire/hires';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { RapidHirePanel, RapidOfferLine } from '../../../lib/api';
import { timeOfDay } from '../../../lib/moment';
import { toast } from '../../../lib/toast';
import { lineLabel, reason } from '../words';
import { Order } from './order';

/** Everyone who was asked, in order: those who come first, then everybody else. */
export function Line({ panel }: { panel: RapidHirePanel }) {
  const hired = panel.offers.filter(({ contractId }) => contractId !== null);
  const others = panel.offers.filter(({ contractId }) => contractId === null);
  return (
    <>
      {hired.length > 0 && (
        <section className="card card-p stack gap-3" aria-labelledby="hired">
          <h2 className="section-title" id="hired">
            Hired
          </h2>
          <ul className="stack gap-4">
            {hired.map((offer) => (
              <Person key={offer.id} offer={offer} hire={panel.id} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="card card-p stack gap-3" aria-labelledby="asked">
          <h2 className="section-title" id="asked">
            Asked, in this order
          </h2>
          <ol className="stack gap-4">
            {others.map((offer) => (
              <Person key={offer.id} offer={offer} hire={panel.id} />
            ))}
          </ol>
          <Order />
        </section>
      )}
    </>
  );
}

function Person({ offer, hire }: { offer: RapidOfferLine; hire: number }) {
  const { zone } = useSite();
  const { label, tone } = lineLabel(offer);
  const replace = useReplace(hire, () => toast('Finding a backup', 'People in line come first. Then we ask more.'));
  const { shift, state, answerBy, confirmBy } = offer;
  const detail =
    state === 'offered'
      ? `Until ${timeOfDay(answerBy, zone)}.`
      : state === 'chosen' && confirmBy !== null
        ? `Until ${timeOfDay(confirmBy, zone)}.`
        : shift?.arrivedAt
          ? `Clocked in at ${timeOfDay(shift.arrivedAt, zone)}.`
          : '';
  return (
    <li className="stack gap-1">
      <div className="row top wrp sp gap-2">
        {offer.contractId === null ? (
          <b className="break">{offer.name}</b>
        ) : (
          <Link className="break" to={`/contracts/${offer.contractId}`}>
            {offer.name}
          </Link>
        )}
        <Pill tone={tone}>{label}</Pill>
      </div>
      <span className="sm mut">
        {detail} Wave {offer.wave}, {reason(offer)}.
      </span>
      {offer.can.includes('replace') && (
        <div>
          <Button variant="primary" pending={replace.pending} pendingLabel="Asking…" onClick={() => replace.act(offer.id)}>
            Get a backup
          </Button>
          <ErrorLine error={replace.error} />
        </div>
      )}
    </li>
  );
}
