import { useEffect, useState } from 'react';

/** Pixels. A resting finger moves a little. */
const least = 6;

/** True after scrolling down, until scrolling up: floating buttons make room for reading. */
export function useSlideAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = 0;
    // Reading scrollY right away would force a layout in the middle of the first render.
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
