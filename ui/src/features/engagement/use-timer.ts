import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `ms` milliseconds of running time. The timer pauses while `runs` is false. */
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
