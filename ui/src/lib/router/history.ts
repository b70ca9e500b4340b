// The browser's history, as far as a router needs it.
import { hrefOf, type Place, placeAt } from './place';

export interface History {
  read: () => Place;
  push: (place: Place) => void;
  replace: (place: Place) => void;
  /** Goes back by a negative number of entries, or forward. */
  go: (by: number) => void;
  /** Hears of each entry that the person goes to with the browser's own buttons, and of `go`. */
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
export const keptState = (): unknown => entry().usr;

/** Whether this site has a page that Back leads to. */
export const canGoBack = () => Boolean(entry().idx);

export function browserHistory(): History {
  const { history } = window;
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  const kept = ({ state, key }: Place, idx: number): Entry => ({ idx, key, usr: state });
  return {
    read: () => placeAt(location.pathname + location.search + location.hash, entry().usr ?? null, entry().key),
    push: (place) => history.pushState(kept(place, (entry().idx ?? 0) + 1), '', hrefOf(place)),
    replace: (place) => history.replaceState(kept(place, entry().idx ?? 0), '', hrefOf(place)),
    go: (by) => history.go(by),
    onPop: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** A history without a browser, for tests of components. */
export function memoryHistory(start = '/'): History {
  let current = placeAt(start);
  const put = (place: Place) => {
    current = place;
  };
  return { read: () => current, push: put, replace: put, go: () => {}, onPop: () => () => {} };
}
