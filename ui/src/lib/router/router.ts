// Goes from page to page without loading the site again. It's our own because react-router was a fifth of a first visit's script,
// most of it for features that no page uses.
import type { History } from './history';
import { locationAt, type RouteLocation, resolve, type To } from './location';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** What the new entry keeps. */
  state?: unknown;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

interface RouterState {
  location: RouteLocation;
  /** Where the person is going while the page's code loads; at the start, the first page. */
  pending: RouteLocation | null;
  keepsScroll: boolean;
}

export type Navigate = (to: To | number, options?: NavigateOptions) => void;

export interface Router {
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  navigate: Navigate;
}

interface RouterOptions {
  /** Loads what a path shows; null once it's there. A failure is the page's to show, so the promise is never rejected. */
  load: (pathname: string) => Promise<void> | null;
  /** Called right before a page or an address is left. */
  onLeave: (from: RouteLocation, to: RouteLocation) => void;
}

let made = 0;
const newKey = () => `${Date.now().toString(36)}${(made++).toString(36)}`;

/** The page and its address stay until the next page's code has loaded. After Back and Forward, the address has changed already. */
export function createRouter(history: History, { load, onLeave }: RouterOptions): Router {
  const first = history.read();
  const listeners = new Set<() => void>();
  let turn = 0;
  // People read the server's page, and scroll it, while the code arrives.
  let state: RouterState = { location: first, pending: null, keepsScroll: true };
  const set = (next: RouterState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const goTo = (location: RouteLocation, enter: () => void, keepsScroll: boolean) => {
    const loading = load(location.pathname);
    const mine = ++turn;
    const arrive = () => {
      // The person has gone elsewhere meanwhile.
      if (mine !== turn) return;
      onLeave(state.location, location);
      enter();
      set({ location, pending: null, keepsScroll });
    };
    if (!loading) return arrive();
    set({ ...state, pending: location });
    void loading.then(arrive);
  };
  history.onPop(() => goTo(history.read(), () => {}, false));
  const loading = load(first.pathname);
  if (loading) {
    state.pending = first;
    void loading.then(() => turn === 0 && set({ ...state, pending: null }));
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace = false, state: kept = null, preventScrollReset = false } = {}) => {
      if (typeof to === 'number') return history.go(to);
      // Never leaves the site: an address of another site, or none at all, leads home.
      const location = locationAt(resolve(to, state.location) ?? '/', kept, newKey());
      goTo(location, () => (replace ? history.replace(location) : history.push(location)), preventScrollReset);
    },
  };
}
