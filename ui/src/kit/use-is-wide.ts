import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Wide enough for two columns. Only for elements that must exist once; CSS handles everything else. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
