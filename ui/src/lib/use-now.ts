import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The time, updated twice a minute while the page is open, or as often as `every` milliseconds. */
export function useNow(every = halfMinute): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
