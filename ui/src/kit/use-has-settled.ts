import { startTransition, useEffect, useState } from 'react';
import { hasPositions } from '../lib/router/scroll';
import { hasSettled, whenSettled } from '../lib/when-idle';
import { useIsWide } from './use-is-wide';

/**
 * Whether what can't be seen on a first visit's screen may be rendered: the page is touched or has been there for a while. On a slow
 * phone it would keep a first touch waiting, and most visits need none of it.
 */
export function useHasSettled(): boolean {
  // What was scrolled before this script ran, or before a reload, must stay where it is.
  const [settled, setSettled] = useState(() => hasSettled() || hasPositions() || scrollY > 0);
  useEffect(() => {
    void whenSettled().then(() => startTransition(() => setSettled(true)));
  }, []);
  return settled;
}

/**
 * Returns the items of a list, one or two in a row, that can be seen on a first visit's screen, and all of them once it has settled.
 *
 * @param height that each item has at least, in pixels
 */
export function useFirstFew<T>(items: T[], height: number): T[] {
  const columns = useIsWide() ? 2 : 1;
  return useHasSettled() ? items : items.slice(0, columns * Math.ceil(innerHeight / height));
}
