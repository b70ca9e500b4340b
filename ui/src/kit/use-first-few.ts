import { startTransition, useEffect, useState } from 'react';
import { hasPositions } from '../lib/router/scroll';
import { hasSettled, whenSettled } from '../lib/when-idle';
import { useIsWide } from './use-is-wide';

/**
 * Returns the items of a list, one or two in a row, that can be seen on a first visit's screen, and all of them once the page is
 * touched or has been there for a while. On a slow phone the others would keep a first touch waiting, and most visits need none of them.
 *
 * @param height that each item has at least, in pixels
 */
export function useFirstFew<T>(items: T[], height: number): T[] {
  const columns = useIsWide() ? 2 : 1;
  // What was scrolled before this script ran, or before a reload, must stay where it is.
  const [all, setAll] = useState(() => hasSettled() || scrollY > 0 || hasPositions());
  useEffect(() => {
    void whenSettled().then(() => startTransition(() => setAll(true)));
  }, []);
  return all ? items : items.slice(0, columns * Math.ceil(innerHeight / height));
}
