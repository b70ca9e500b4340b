import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { isCovered } from '../../kit/overlay';
import { useSession } from '../../lib/session';
import type { CardProps } from './components/motivation-card';
import { cardsAreOn } from './preference';
import { track } from './tracker';

/** The seconds of tracked time at which a card comes. */
const triggers = [
  120, 720, 2520, 6720, 12120, 19320, 19920, 21720, 25920, 31320, 38520, 39120, 40920, 45120, 50520, 57720, 58320, 60120, 64320, 69720, 76920, 77520,
  79320, 83520, 88920, 96120, 96720, 98520, 102720, 108120, 115320,
];

interface Shown extends Pick<CardProps, 'message'> {
  Card: ComponentType<CardProps>;
}

async function load(seconds: number): Promise<Shown> {
  const [{ MotivationCard }, { nextMessage }] = await Promise.all([import('./components/motivation-card'), import('./catalogue')]);
  return { Card: MotivationCard, message: nextMessage(seconds) };
}

/** Counts the time of people who are signed in and shows the cards; their code and texts come with the first one. */
export function Motivation() {
  const signedIn = useSession().user !== null;
  const [shown, setShown] = useState<Shown | null>(null);
  // From the moment it is asked for until it is gone.
  const busy = useRef(false);
  const free = useCallback(() => {
    busy.current = false;
    setShown(null);
  }, []);
  useEffect(() => {
    if (!signedIn) return;
    // Counting goes second by second, so a trigger is met exactly; those before a restored count are past and not made up for.
    let due = false;
    return track((seconds) => {
      due ||= triggers.includes(seconds);
      if (!due || busy.current || isCovered()) return;
      due = false;
      // Nobody misses a card that did not load: the next trigger tries again. Browsers remember an import that failed for as
      // long as the page lives, so none is tried without a line.
      if (!cardsAreOn() || !navigator.onLine) return;
      busy.current = true;
      load(seconds).then(setShown, free);
    });
  }, [signedIn, free]);
  return shown && <shown.Card message={shown.message} onGone={free} />;
}
