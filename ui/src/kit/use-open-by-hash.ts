import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../lib/router/hooks';

/** Opens something for links to its fragment, such as `#feedback`. Removes the fragment so that Back doesn't reopen it. */
export function useOpenByHash(name: string, open: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const requested = useRef(false);
  const opens = useRef(open);
  opens.current = open;
  useEffect(() => {
    if (hash === `#${name}`) {
      requested.current = true;
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    } else if (requested.current) {
      requested.current = false;
      opens.current();
    }
  }, [name, hash, pathname, search, navigate]);
}
