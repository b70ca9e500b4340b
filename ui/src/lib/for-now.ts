/**
 * Reads something at most once while the present piece of code runs, such as one render of a list whose rows all ask for it. Browsers
 * answer slowly for cookies and storage, and another tab may change them.
 */
export function forNow<T>(read: () => T): { get: () => T; forget: () => void } {
  let kept: { it: T } | undefined;
  const forget = () => {
    kept = undefined;
  };
  const get = () => {
    if (!kept) {
      kept = { it: read() };
      queueMicrotask(forget);
    }
    return kept.it;
  };
  return { get, forget };
}
