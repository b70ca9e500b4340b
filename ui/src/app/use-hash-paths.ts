import { useEffect } from 'react';
import { useNavigate } from '../lib/router/hooks';
import { pathFromHash } from './guard';

/** Rewrites '#/jobs' to '/jobs'. Polled, as specified: some hosts change the hash without an event. */
export function useHashPaths(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setInterval(() => {
      const path = pathFromHash(location.hash);
      if (path) navigate(path, { replace: true });
    }, 100);
    return () => clearInterval(timer);
  }, [navigate]);
}
