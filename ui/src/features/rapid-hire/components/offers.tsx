import { useRapidOffers } from '../../../data/rapid-hire/offers';
import { useSite } from '../../../data/site/site';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import type { RapidOffer } from '../../../lib/api';
import { useNow } from '../../../lib/use-now';
import { offerText, when } from '../words';
import { OfferCard } from './offer-card';

/** Whether there's something to do, or something coming up. */
const isOpen = ({ state, endsAt }: RapidOffer, now: number) =>
  ['offered', 'accepted', 'chosen'].includes(state) || (state === 'confirmed' && endsAt > now);

/** What the person was asked: what's open as cards, the rest as a list. */
export function Offers() {
  const list = useRapidOffers();
  const now = useNow();
  if (list.isPending) return <SkeletonText label="Loading your offers" />;
  if (list.isError) return <ErrorState title="Your offers didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const open = list.data.items.filter((offer) => isOpen(offer, now));
  const over = list.data.items.filter((offer) => !isOpen(offer, now)).slice(0, 5);
  return (
    <>
      {open.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      {over.length > 0 && <Earlier offers={over} now={now} />}
    </>
  );
}

function Earlier({ offers, now }: { offers: RapidOffer[]; now: number }) {
  const { zone } = useSite();
  return (
    <details className="more">
      <summary>Earlier offers</summary>
      <ul className="stack gap-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            {offer.contractId === null ? <b className="break">{offer.title}</b> : <Link to={`/contracts/${offer.contractId}`}>{offer.title}</Link>}
            <span className="block sm mut">
              {when(offer, zone, now)}. {offerText(offer, zone)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
