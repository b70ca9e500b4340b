import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after running for so many milliseconds; pausing stops the clock. */
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
