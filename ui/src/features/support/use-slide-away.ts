import { useEffect, useState } from 'react';

/** Small movements of a finger that rests are none. */
const least = 6;

/** True after the page was scrolled down, until it is scrolled up again: what floats makes room for reading. */
export function useSlideAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = 0;
    // Asked at once, the whole page would be laid out there and then, in the middle of its drawing.
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
