import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../data/accounts/session';
import { isCovered } from '../../kit/overlay';
import type { CardProps } from './components/motivation-card';
import { beginCount } from './messages';
import { cardsAreOn } from './preference';
import { track } from './tracker';
import { triggers } from './triggers';

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
    let counting = false;
    return track((seconds) => {
      if (!counting) beginCount(seconds);
      counting = true;
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
