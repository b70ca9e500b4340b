import { Button } from '../../../kit/button';
import { mayShowTour } from '../quiet';
import { restartTour, useStep } from '../state';

/** Lets people take the tour again. */
export default function TourSettings() {
  const step = useStep();
  const running = step !== null && mayShowTour();
  return (
    <section className="stack gap-4">
      <h2 className="section-title">Tour</h2>
      <p className="mut">{running ? 'The tour is open on this page.' : 'Four steps through what you can do here.'}</p>
      <div>
        <Button onClick={restartTour}>Take the tour again</Button>
      </div>
    </section>
  );
}
