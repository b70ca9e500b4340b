import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/hooks';

/** Storage key for the page to return to: the link arrives later, from outside the site. */
export const nextKey = 'reset-next';

/**
 * The token in the fragment of a link, like `/verify-email#token=…`, and what it's called there. Fragments never reach server logs;
 * it's removed from the history and the address bar too.
 */
export function useLinkToken<Name extends string>(...names: Name[]): { name: Name; token: string } | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [found, setFound] = useState<{ name: Name; token: string } | null>(null);
  const known = names.join(' ');
  useEffect(() => {
    const fragment = new URLSearchParams(hash.slice(1));
    const name = (known.split(' ') as Name[]).find((each) => fragment.get(each));
    const token = name && fragment.get(name);
    if (!name || !token) return;
    setFound({ name, token });
    navigate(pathname + search, { replace: true });
  }, [hash, known, pathname, search, navigate]);
  return found;
}
