import { useEffect, useEffectEvent, useRef } from 'react';

/** Ends after it has run for so many milliseconds; while it does not run, its time stands still. */
export function useTimer(ms: number, runs: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!runs) return;
    const start = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [runs]);
}
