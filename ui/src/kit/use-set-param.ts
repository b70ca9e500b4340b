import { useSearchParams } from '../lib/router/hooks';

/** Returns a function that sets a parameter of the address; an empty value removes it. A list then begins at its first page. */
export function useSetParam(param: string): (value: string) => void {
  const [, setParams] = useSearchParams();
  return (value) => {
    // Not from the last render, which may be older than the address when two changes follow each other.
    const next = new URLSearchParams(location.search);
    if (value) next.set(param, value);
    else next.delete(param);
    next.delete('cursor');
    setParams(next, { replace: true, preventScrollReset: true });
  };
}
