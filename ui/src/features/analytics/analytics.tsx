import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../../lib/analytics';
import { mayCount, useConsentQuestion } from '../../lib/consent';
import { start } from './collector';

const steps = [25, 50, 75, 100];

/** Tracks each quarter of the page that is scrolled into view, once. Returns a cleanup function. */
function watchDepth(): () => void {
  let next = 0;
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const read = ((scrollY + innerHeight) / scrollHeight) * 100;
    // On a zoomed page, rounding can keep the value just below 100.
    for (let step = steps[next]; step !== undefined && read >= step - 0.5; step = steps[next]) {
      track('scroll_depth', { depth: step });
      next += 1;
    }
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Tracks page views and scroll depth. The collector drops them without consent. */
export function Analytics() {
  const { pathname } = useLocation();
  useConsentQuestion();
  const counts = mayCount();
  useEffect(start, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a new page, or when consent is given
  useEffect(() => {
    track('page_view');
    return watchDepth();
  }, [pathname, counts]);
  return null;
}
