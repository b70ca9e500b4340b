import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../data/accounts/session';
import { needsAttention, onAttention } from '../../kit/attention';
import { isCovered } from '../../kit/overlay';
import type { CardProps } from './components/motivation-card';
import { resetHistoryIfRestarted } from './messages';
import { cardsEnabled } from './preference';
import { track } from './tracker';
import { triggers } from './triggers';

interface Shown extends Pick<CardProps, 'message'> {
  Card: ComponentType<CardProps>;
}

async function load(seconds: number): Promise<Shown> {
  const [{ MotivationCard }, { nextMessage }] = await Promise.all([import('./components/motivation-card'), import('./catalog')]);
  return { Card: MotivationCard, message: nextMessage(seconds) };
}

/** Tracks how long signed-in people are active and shows the cards. Their code and texts load with the first card. */
export function Motivation() {
  const signedIn = useSession().user !== null;
  const [shown, setShown] = useState<Shown | null>(null);
  // Set from the moment a card is requested until it is gone.
  const busy = useRef(false);
  const release = useCallback(() => {
    busy.current = false;
    setShown(null);
  }, []);
  useEffect(() => {
    if (!signedIn) return;
    // The count goes up by one, so no trigger is missed. Triggers before a restored count are skipped.
    let due = false;
    let started = false;
    return track((seconds) => {
      if (!started) resetHistoryIfRestarted(seconds);
      started = true;
      due ||= triggers.includes(seconds);
      if (!due || busy.current || isCovered() || needsAttention()) return;
      due = false;
      // A card that fails to load is skipped; the next trigger tries again. Browsers cache a failed import for the
      // lifetime of the page, so don't try while offline.
      if (!cardsEnabled() || !navigator.onLine) return;
      busy.current = true;
      load(seconds).then(setShown, release);
    });
  }, [signedIn, release]);
  // A card that's shown already waits, too, while a page asks for something.
  const decides = useSyncExternalStore(onAttention, needsAttention);
  return shown && !decides && <shown.Card message={shown.message} onClosed={release} />;
}
