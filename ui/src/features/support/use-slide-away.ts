import { useEffect, useState } from 'react';

/** In pixels. A resting finger moves a little. */
const least = 6;

/** Returns true after scrolling down, until scrolling up, so that floating buttons can make room for reading. */
export function useSlideAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = 0;
    // Reading scrollY immediately would force a layout during the first render.
    const begin = setTimeout(() => {
      last = scrollY;
    });
    const look = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < least) return;
      last = scrollY;
      setAway(moved > 0 && scrollY > least);
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(begin);
      removeEventListener('scroll', look);
    };
  }, []);
  return away;
}
