import { Wallet } from 'lucide';
import { useState } from 'react';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Job } from '../../../lib/api';
import { hasPayAfterTrip, payAfterTrip, readTrip } from '../pay-after-trip';

const TripSheet = lazyOverlay(() => import('./trip-sheet'));

/** Estimated pay after the trip, once the person has entered their trip to work. */
export function PayAfterTrip({ job }: { job: Job }) {
  const { fees } = useSite();
  const [trip, setTrip] = useState(readTrip);
  const [tripOpen, setTripOpen] = useOverlay('trip');
  if (!hasPayAfterTrip(job) || job.viewer.isOwner) return null;
  const sentence = trip && payAfterTrip(job, trip, fees.commissionPercent);
  return (
    <div className="stack top gap-1">
      {sentence && (
        <p className="row top gap-1">
          <Icon of={Wallet} size="s" />
          <span>{sentence}</span>
        </p>
      )}
      <Button size="sm" variant="ghost" className="flush" aria-haspopup="dialog" onClick={() => setTripOpen(true)}>
        {sentence ? 'Edit your trip' : 'What’s left after the trip?'}
      </Button>
      {tripOpen && (
        <TripSheet
          currency={job.currency}
          trip={trip}
          onClose={() => setTripOpen(false)}
          onSaved={(saved) => {
            setTrip(saved);
            setTripOpen(false);
          }}
        />
      )}
    </div>
  );
}
