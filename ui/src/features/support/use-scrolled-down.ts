import { useEffect, useState } from 'react';

/** In pixels. A resting finger moves a little. */
const minDelta = 6;

/** Returns true after scrolling down, until scrolling up, so that floating buttons can make room for reading. */
export function useScrolledDown(): boolean {
  const [scrolledDown, setScrolledDown] = useState(false);
  useEffect(() => {
    let last = 0;
    // Reading scrollY immediately would force a layout during the first render.
    const begin = setTimeout(() => {
      last = scrollY;
    });
    const onScroll = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < minDelta) return;
      last = scrollY;
      setScrolledDown(moved > 0 && scrollY > minDelta);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(begin);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return scrolledDown;
}
