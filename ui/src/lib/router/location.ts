// Locations in the site: what the address bar and the history say.

export interface RouteLocation {
  /** Percent-encoded, as in the address bar. */
  pathname: string;
  /** Empty, or from the question mark on. */
  search: string;
  /** Empty, or from the number sign on. */
  hash: string;
  /** What the history entry keeps, such as the overlay that is open. */
  state: unknown;
  /** Differs for each history entry; 'default' for one that a browser made. */
  key: string;
}

/** An address as in a link, such as '/jobs?query=cook', '?tab=pay' or '#photos'; or the parts that differ. */
export type To = string | { pathname?: string; search?: string; hash?: string };

// Stands in for the site's own origin. No real address has it, so any other origin means another site.
const here = 'https://site.invalid';

/** The address of a location, as in a link. */
export const hrefOf = ({ pathname, search, hash }: Pick<RouteLocation, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

const started = (text: string, mark: string) => (text === '' || text.startsWith(mark) ? text : mark + text);

const textOf = (to: To, from: string): string =>
  typeof to === 'string' ? to : (to.pathname ?? from) + started(to.search ?? '', '?') + started(to.hash ?? '', '#');

/** The path, search and fragment that a link leads to from a location, or null if that's another site or no address at all. */
export function resolve(to: To, from: { pathname: string; search: string }): string | null {
  try {
    const url = new URL(textOf(to, from.pathname), here + from.pathname + from.search);
    return url.origin === here ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** A location at a resolved address. */
export function locationAt(href: string, state: unknown = null, key = 'default'): RouteLocation {
  const { pathname, search, hash } = new URL(href, here);
  return { pathname, search, hash, state, key };
}
