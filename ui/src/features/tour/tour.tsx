import { useRef, useSyncExternalStore } from 'react';
import { useSession } from '../../data/accounts/session';
import { needsAttention, onAttention } from '../../kit/attention';
import { Button } from '../../kit/button';
import { Link } from '../../kit/link';
import { useCovered } from '../../kit/overlay';
import { currentToast, onToast } from '../../lib/toast';
import { endTour, goTo, useStep } from './state';
import { stepsOf } from './steps';

const isToastOpen = () => currentToast()?.open === true;

/** Shows the tour to people who opened it, one step at a time. Hidden while something else needs their attention. */
export function Tour({ hidden }: { hidden: boolean }) {
  const { user } = useSession();
  const step = useStep();
  const covered = useCovered();
  const decides = useSyncExternalStore(onAttention, needsAttention);
  const informs = useSyncExternalStore(onToast, isToastOpen);
  const card = useRef<HTMLElement>(null);
  const steps = user && stepsOf(user);
  const shown = step === null ? undefined : steps?.[step];
  if (!steps || step === null || !shown || hidden || covered || decides || informs) return null;
  const last = step === steps.length - 1;
  // Move the focus before the focused button disappears.
  const end = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    endTour();
  };
  const back = () => {
    if (step === 1) card.current?.querySelector<HTMLElement>('[data-variant=primary]')?.focus();
    goTo(step - 1);
  };
  return (
    <section ref={card} className="cookie tour stack gap-2" aria-label="Tour">
      <div className="stack gap-1" aria-live="polite" aria-atomic="true">
        <p className="sm mut">
          {step + 1} of {steps.length}
        </p>
        <h2 className="cookie-h">{shown.title}</h2>
        <p>{shown.text}</p>
      </div>
      <p>
        <Link className="tap" to={shown.to}>
          {shown.link}
        </Link>
      </p>
      <div className="row sp gap-2">
        {last ? (
          <span />
        ) : (
          <Button variant="plain" onClick={end}>
            Skip
          </Button>
        )}
        <div className="row gap-2">
          {step > 0 && <Button onClick={back}>Back</Button>}
          <Button variant="primary" onClick={() => (last ? end() : goTo(step + 1))}>
            {last ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </section>
  );
}
