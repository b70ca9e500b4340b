import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../../lib/analytics';
import { mayCount, useConsentQuestion } from '../../lib/consent';
import { start } from './collector';

const steps = [25, 50, 75, 100];

/** Records each quarter of the page that is reached, once. */
function watchDepth(): () => void {
  let next = 0;
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const read = ((scrollY + innerHeight) / scrollHeight) * 100;
    // On a zoomed page, rounding may hide the last pixel.
    for (let step = steps[next]; step !== undefined && read >= step - 0.5; step = steps[next]) {
      track('scroll_depth', { depth: step });
      next += 1;
    }
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Counts page views and scroll depth, with consent. */
export function Analytics() {
  const { pathname } = useLocation();
  useConsentQuestion();
  const counts = mayCount();
  useEffect(start, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or a yes on this one
  useEffect(() => {
    track('page_view');
    return watchDepth();
  }, [pathname, counts]);
  return null;
}
