// The browser's history, as far as a router needs it.
import { hrefOf, locationAt, type RouteLocation } from './location';

export interface History {
  read: () => RouteLocation;
  push: (location: RouteLocation) => void;
  replace: (location: RouteLocation) => void;
  /** Goes back by a negative number of entries, or forward. */
  go: (by: number) => void;
  /** Calls the listener after Back, Forward and `go`. */
  onPop: (listener: () => void) => () => void;
}

/** What a history entry keeps. The names stay: entries outlive an update of the site. */
interface Entry {
  /** How many entries of this site are before it. */
  idx: number;
  key: string;
  usr: unknown;
}

const entry = () => (window.history.state ?? {}) as Partial<Entry>;

/** What the current history entry keeps. Read directly, because a component's last render may be outdated. */
export const historyState = (): unknown => entry().usr;

/** Whether this site has a page that Back leads to. */
export const canGoBack = () => Boolean(entry().idx);

export function browserHistory(): History {
  const { history } = window;
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  const kept = ({ state, key }: RouteLocation, idx: number): Entry => ({ idx, key, usr: state });
  return {
    read: () => locationAt(location.pathname + location.search + location.hash, entry().usr ?? null, entry().key),
    push: (location) => history.pushState(kept(location, (entry().idx ?? 0) + 1), '', hrefOf(location)),
    replace: (location) => history.replaceState(kept(location, entry().idx ?? 0), '', hrefOf(location)),
    go: (by) => history.go(by),
    onPop: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** A history without a browser, for tests of components. */
export function memoryHistory(start = '/'): History {
  let current = locationAt(start);
  const put = (location: RouteLocation) => {
    current = location;
  };
  return { read: () => current, push: put, replace: put, go: () => {}, onPop: () => () => {} };
}
