import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `ms` milliseconds of running time. The timer pauses while `runs` is false. */
export function useTimer(ms: number, running: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    const start = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - start;
    };
  }, [running]);
}
