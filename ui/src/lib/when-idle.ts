/** Whether the person asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds: Safari doesn't say when it's idle. */
const patience = 2_000;

/** Fetches code that will be needed soon, once the page has nothing else to do. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  const fetch = () => {
    // A failed import stays failed until the page is loaded again, so it's only tried with a connection.
    if (navigator.onLine && !savesData()) load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch);
  else setTimeout(fetch, patience);
}
