/** Whether the person asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which a page that nobody touched has shown what it has. */
const patience = 3_000;
/** Milliseconds: Safari doesn't say when it's idle. */
const safariPatience = 2_000;

let settled: Promise<void> | undefined;

/** Waits for the first touch, key or turn of the wheel, or until the page has been there for a while. */
function whenSettled(): Promise<void> {
  settled ??= new Promise((resolve) => {
    for (const event of ['pointerdown', 'wheel', 'keydown']) addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
    const wait = () => setTimeout(resolve, patience);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return settled;
}

/**
 * Fetches code that will be needed soon, once the page has nothing else to do. On a first visit with a weak signal it would take
 * the line from the page itself, and run when a slow phone is busiest.
 */
export async function fetchWhenIdle(load: () => Promise<unknown>): Promise<void> {
  await whenSettled();
  const fetch = () => {
    // A failed import stays failed until the page is loaded again, so it's only tried with a connection.
    if (navigator.onLine && !savesData()) load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch);
  else setTimeout(fetch, safariPatience);
}
