// Where each page was scrolled to, for Back and for a reload.
import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../storage';
import { useLocation } from './hooks';
import type { Place } from './place';
import type { Router } from './router';

const stored = 'scroll-positions';
let positions: Record<string, number> | null = null;

const known = () => {
  positions ??= readStored<Record<string, number>>(stored, 'session') ?? {};
  return positions;
};

/** Each history entry has its own; after a reload, the address identifies it. */
const nameOf = ({ key, pathname, search }: Place) => (key === 'default' ? pathname + search : key);

/** Remembers how far the page is scrolled. */
export function keepScroll(place: Place): void {
  known()[nameOf(place)] = scrollY;
}

/** Scrolls a page that's opened: to where it was, to the fragment, or to its top. */
export function useScroll(router: Router): void {
  const place = useLocation();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      keepScroll(router.state().place);
      writeStored(stored, known(), 'session');
      // Until the script runs again, the browser knows the place best.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [router]);
  useLayoutEffect(() => {
    const y = known()[nameOf(place)];
    const target = place.hash ? document.getElementById(fragment(place.hash)) : null;
    if (y !== undefined) scrollTo(0, y);
    else if (target) target.scrollIntoView();
    else if (!router.state().keepsScroll) scrollTo(0, 0);
  }, [router, place]);
}

function fragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
