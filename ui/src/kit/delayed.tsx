import { type ReactNode, useEffect, useState } from 'react';

/** True once `active` has lasted `ms`, so that short waits show nothing. */
export function useDelayed(active: boolean, ms = 250): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active && (late || ms <= 0);
}

/** Renders its children only after the delay. */
export function DelayedMount({ children, ms = 250 }: { children: ReactNode; ms?: number }) {
  return useDelayed(true, ms) ? children : null;
}
