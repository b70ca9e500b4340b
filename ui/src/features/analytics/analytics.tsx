import { useEffect } from 'react';
import { track } from '../../lib/analytics';
import { analyticsAllowed, useConsentState } from '../../lib/consent';
import { useLocation } from '../../lib/router/hooks';
import { start } from './collector';

const steps = [25, 50, 75, 100];

/** Tracks each quarter of the page that is scrolled into view, once. Returns a cleanup function. */
function watchDepth(): () => void {
  let next = 0;
  const onScroll = () => {
    const { scrollHeight } = document.documentElement;
    const percentSeen = ((scrollY + innerHeight) / scrollHeight) * 100;
    // On a zoomed page, rounding can keep the value just below 100.
    for (let step = steps[next]; step !== undefined && percentSeen >= step - 0.5; step = steps[next]) {
      track('scroll_depth', { depth: step });
      next += 1;
    }
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Tracks page views and scroll depth. The collector drops them without consent. */
export function Analytics() {
  const { pathname } = useLocation();
  useConsentState();
  const mayTrack = analyticsAllowed();
  useEffect(start, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a new page, or when consent is given
  useEffect(() => {
    track('page_view');
    return watchDepth();
  }, [pathname, mayTrack]);
  return null;
}
