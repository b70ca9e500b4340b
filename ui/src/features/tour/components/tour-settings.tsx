import { Button } from '../../../kit/button';
import { Section } from '../../../kit/sections';
import { mayShowTour } from '../quiet';
import { restartTour, useStep } from '../state';

/** Lets people take the tour again. */
export default function TourSettings() {
  const step = useStep();
  const running = step !== null && mayShowTour();
  return (
    <Section id="tour" title="Tour">
      <p className="mut">{running ? 'The tour is open on this page.' : 'Four steps through what you can do here.'}</p>
      <div>
        <Button onClick={restartTour}>Take the tour again</Button>
      </div>
    </Section>
  );
}
