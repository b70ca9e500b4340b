/** Whether the person asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which a page that nobody touched has shown what it has. */
const patience = 3_000;
/** Milliseconds: Safari doesn't say when it's idle. */
const safariPatience = 2_000;

let settled: Promise<void> | undefined;
let isSettled = false;

export const hasSettled = () => isSettled;

/** Waits for the first touch, key, scrolling or turn of the wheel, or until the page has been there for a while. */
export function whenSettled(): Promise<void> {
  settled ??= new Promise<void>((resolve) => {
    const events = ['pointerdown', 'wheel', 'scroll', 'keydown'];
    for (const event of events) addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
    const wait = () => setTimeout(resolve, patience);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }).then(() => {
    isSettled = true;
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
