// Leads from page to page without loading the site again. Ours, because the router that was here before took a fifth of a first
// visit's script for what the pages never use.
import type { History } from './history';
import { type Place, placeAt, resolve, type To } from './place';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** What the new entry keeps. */
  state?: unknown;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

interface RouterState {
  place: Place;
  /** Where the person is going while the page's code loads; at the start, the first page. */
  pending: Place | null;
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
  onLeave: (from: Place, to: Place) => void;
}

let made = 0;
const newKey = () => `${Date.now().toString(36)}${(made++).toString(36)}`;

/** The page stays until the code of the next one is there, and its address as well, unless the browser has changed it already. */
export function createRouter(history: History, { load, onLeave }: RouterOptions): Router {
  const first = history.read();
  const listeners = new Set<() => void>();
  let turn = 0;
  let state: RouterState = { place: first, pending: null, keepsScroll: false };
  const set = (next: RouterState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const goTo = (place: Place, enter: () => void, keepsScroll: boolean) => {
    const loading = load(place.pathname);
    const mine = ++turn;
    const arrive = () => {
      // Somebody who went elsewhere meanwhile stays there.
      if (mine !== turn) return;
      onLeave(state.place, place);
      enter();
      set({ place, pending: null, keepsScroll });
    };
    if (!loading) return arrive();
    set({ ...state, pending: place });
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
      // Nothing here leads to another site, and an address that nobody can read leads home.
      const place = placeAt(resolve(to, state.place) ?? '/', kept, newKey());
      goTo(place, () => (replace ? history.replace(place) : history.push(place)), preventScrollReset);
    },
  };
}
