// Where each page was scrolled to, for Back and for a reload.
import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../storage';
import { useKeepsScroll, useLocation } from './hooks';
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

const links = () => document.querySelectorAll<HTMLAnchorElement>('main a[href]');
const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
const topOf = (link: Element) => link.getBoundingClientRect().top + scrollY;

/** How far down the server's page its links are. */
const places = new Map<string, number>();

/** Remembers where the server's page has its links, because people scroll it while the code is on its way. */
export function rememberPlaces(): void {
  for (const link of links()) if (!places.has(hrefOf(link))) places.set(hrefOf(link), topOf(link));
}

/** Keeps the first link in view in its place when the app's page takes the place of the server's: the same job is higher there. */
function keepPlace(): void {
  const inView = [...places]
    .filter(([, top]) => scrollY > 0 && top >= scrollY && top < scrollY + innerHeight)
    .sort(([, one], [, other]) => one - other);
  places.clear();
  if (inView.length === 0) return;
  const current = new Map([...links()].reverse().map((link) => [hrefOf(link), link]));
  const [href = '', top = 0] = inView.find(([other]) => current.has(other)) ?? [];
  const link = current.get(href);
  if (link) scrollBy(0, topOf(link) - top);
}

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
    else keepPlace();
  }, [router, location]);
}

/**
 * Returns a function that returns whether the address was opened by a link or a notification, so that the page shows what it names:
 * not after Back or a reload, nor where the person has scrolled already.
 */
export function useIsOpened(): () => boolean {
  const location = useLocation();
  const keepsScroll = useKeepsScroll();
  return () => known()[nameOf(location)] === undefined && (location.key === 'default' ? scrollY === 0 : !keepsScroll());
}

function fragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
