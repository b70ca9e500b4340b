import { type SyntheticEvent, useCallback, useSyncExternalStore } from 'react';
import { historyState } from '../lib/router/history';
import { useLocation, useNavigate } from '../lib/router/hooks';

/**
 * Keeps the events of forms in an overlay from the form that the overlay was opened from: React passes them on, although the overlay
 * is elsewhere on the page.
 */
export const keepSubmit = (event: SyntheticEvent) => event.stopPropagation();

interface OverlayState {
  overlay?: string;
}

/** The overlay of the current history entry. */
const current = () => (historyState() as OverlayState | null)?.overlay;

/** Set while going back, so that a second tap does not go back twice. */
let leaving = false;
addEventListener('popstate', () => {
  leaving = false;
});

/** Whether the named overlay is open, with a setter. It is a history entry, so that Back closes it, as people expect on a phone. */
export function useOverlay(name: string): [boolean, (open: boolean) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const open = (location.state as OverlayState | null)?.overlay === name;
  const setOpen = useCallback(
    (next: boolean) => {
      if (next === (current() === name)) return;
      if (next) navigate(location.pathname + location.search + location.hash, { state: { overlay: name }, preventScrollReset: true });
      else if (!leaving) {
        leaving = true;
        navigate(-1);
      }
    },
    [navigate, location, name],
  );
  return [open, setOpen];
}

/** Closes whichever overlay is open, for a page whose overlays all end with the same request. */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (current() === undefined || leaving) return;
    leaving = true;
    navigate(-1);
  }, [navigate]);
}

let isCrowded = false;
const listeners = new Set<() => void>();

/** Marks that something open leaves no room for anything else on screens less than 700 px high. */
export function setCrowdedOnSmallScreens(open: boolean): void {
  isCrowded = open;
  for (const listener of listeners) listener();
}

/** Whether a dialog or sheet covers the page: each adds a scrim, which Radix puts directly into the body. */
export const isCovered = () => document.querySelector('body > .scrim') !== null || (isCrowded && innerHeight < 700);

function onBodyChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  listeners.add(listener);
  return () => {
    observer.disconnect();
    listeners.delete(listener);
  };
}

export const useCovered = () => useSyncExternalStore(onBodyChange, isCovered);
