import { useEffect, useState } from 'react';

/** Small movements of a finger that rests are none. */
const least = 6;

/** True after the page was scrolled down, until it is scrolled up again: what floats makes room for reading. */
export function useSlideAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    // Where the page stands is asked with the first scroll: asking at once would have it laid out there and then.
    let last: number | undefined;
    const look = () => {
      last ??= scrollY;
      const moved = scrollY - last;
      if (Math.abs(moved) < least) return;
      last = scrollY;
      setAway(moved > 0 && scrollY > least);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return away;
}
