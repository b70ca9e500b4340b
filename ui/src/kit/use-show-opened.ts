import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '../lib/router/hooks';
import { useIsOpened } from '../lib/router/scroll';
import { onResize } from './on-resize';

/** Scrolls to an element that isn't in the upper half of the screen, until the person does something. Returns what ends it. */
function keepInView(element: HTMLElement): (() => void) | undefined {
  if (element.getBoundingClientRect().top <= innerHeight / 2) return;
  const show = () => element.scrollIntoView();
  show();
  // While the parts of a page load, it's too short to scroll that far, or grows above the element.
  const stop = onResize(document.body, show);
  const acts = new AbortController();
  const end = () => {
    stop();
    acts.abort();
  };
  for (const act of ['pointerdown', 'keydown', 'wheel']) addEventListener(act, end, { passive: true, signal: acts.signal });
  return end;
}

/**
 * Scrolls to a part of the page that the address names whenever such an address is opened: on a phone it can be below the screen, and
 * a tap would seem to do nothing. A link on the page itself moves the focus there, to `start`; on a new page, the heading has it.
 */
export function useShowOpened(part: RefObject<HTMLElement | null>, start: RefObject<HTMLElement | null>, isNamed: boolean): void {
  const { key } = useLocation();
  const isOpened = useIsOpened();
  const seen = useRef<string>(undefined);
  const arrive = useEffectEvent(() => {
    const isNewPage = seen.current === undefined;
    seen.current = key;
    if (!isNamed || !part.current || !isOpened()) return;
    if (!isNewPage) start.current?.focus({ preventScroll: true });
    return keepInView(part.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened address has its own key.
  useEffect(() => arrive(), [key]);
}
