// Where each page was scrolled to, for Back and for a reload.
import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../storage';
import { useLocation } from './hooks';
import type { RouteLocation } from './location';
import type { Router } from './router';

const stored = 'scroll-positions';
let positions: Record<string, number> | null = null;

const known = () => {
  positions ??= readStored<Record<string, number>>(stored, 'session') ?? {};
  return positions;
};

/** Each history entry has its own; after a reload, the address identifies it. */
const nameOf = ({ key, pathname, search }: RouteLocation) => (key === 'default' ? pathname + search : key);

/** How many positions are remembered, the newest ones. */
const most = 200;

/** Remembers how far the page is scrolled. */
export function saveScroll(location: RouteLocation): void {
  const { [nameOf(location)]: _, ...others } = known();
  positions = Object.fromEntries([...Object.entries(others), [nameOf(location), scrollY] as const].slice(-most));
}

/** Whether this tab showed a page before, which a reload or Back may have to show as it was. */
export const hasPositions = () => Object.keys(known()).length > 0;

/** Keeps the positions for after a reload. */
export const storeScroll = () => writeStored(stored, known(), 'session');

/** Scrolls a page that's opened: to where it was, to the fragment, or to its top. */
export function useScroll(router: Router): void {
  const location = useLocation();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      saveScroll(router.state().location);
      storeScroll();
      // During a reload the browser restores the position itself, until this script runs again.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [router]);
  useLayoutEffect(() => {
    const y = known()[nameOf(location)];
    const target = location.hash ? document.getElementById(fragment(location.hash)) : null;
    if (y !== undefined) scrollTo(0, y);
    else if (target) target.scrollIntoView();
    else if (!router.state().keepsScroll) scrollTo(0, 0);
  }, [router, location]);
}

function fragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
