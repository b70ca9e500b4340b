// Leaves a page on which everything fails.

/** Going home takes this many errors within this many milliseconds. */
const maxErrors = 10;
const windowMs = 15_000;
/** Minimum milliseconds between two redirects to the home page. */
const cooldownMs = 60_000;

/** Reports uncaught errors and rejections, and goes home when there are too many. */
export function watchErrors(goHome: () => void, report: (error: unknown) => void, now = Date.now): () => void {
  let times: number[] = [];
  let lastRedirect = Number.NEGATIVE_INFINITY;
  const count = (event: Event) => {
    const error = 'reason' in event ? event.reason : 'error' in event && event.error;
    if (error) report(error);
    const at = now();
    times = [...times.filter((time) => at - time < windowMs), at];
    if (times.length < maxErrors || location.pathname === '/' || at - lastRedirect < cooldownMs) return;
    lastRedirect = at;
    times = [];
    goHome();
  };
  addEventListener('error', count);
  addEventListener('unhandledrejection', count);
  return () => {
    removeEventListener('error', count);
    removeEventListener('unhandledrejection', count);
  };
}
