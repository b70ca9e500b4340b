import { useSession } from '../../../data/accounts/session';
import { Button } from '../../../kit/button';
import { useConsentState } from '../../../lib/consent';
import { endTour, startTour, useIsTourDone, useStep } from '../state';
import { stepsOf } from '../steps';

/** Milliseconds. After this, nobody is new. */
const newFor = 14 * 86_400_000;

/** Offers the tour to newcomers, until they took it or don't want it. */
export function TourLine() {
  const { user } = useSession();
  const step = useStep();
  const done = useIsTourDone();
  // The banner has the place of the tour.
  const hasChosen = useConsentState() === 'chosen';
  if (!user || !stepsOf(user) || !hasChosen || done || step !== null || Date.now() - user.createdAt > newFor) return null;
  return (
    <div className="row wrp gap-2">
      <p>New here? Four steps show you around.</p>
      <div className="row gap-2">
        <Button size="sm" onClick={startTour}>
          Take the tour
        </Button>
        <Button size="sm" variant="ghost" onClick={endTour}>
          No, thanks
        </Button>
      </div>
    </div>
  );
}
