import { Button } from '../../../kit/button';
import { Section } from '../../../kit/sections';
import { startTour, useIsTourDone, useStep } from '../state';

/** Lets people take the tour again. */
export default function TourSettings() {
  const step = useStep();
  const done = useIsTourDone();
  return (
    <Section id="tour" title="Tour">
      <p className="mut">{step !== null ? 'The tour is open on this page.' : 'Four steps through what you can do here.'}</p>
      <div>
        <Button onClick={startTour}>{done ? 'Take the tour again' : 'Take the tour'}</Button>
      </div>
    </Section>
  );
}
