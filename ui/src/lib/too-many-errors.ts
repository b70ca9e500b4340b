// Leaves a page on which everything fails.

/** Going home takes this many errors within this many milliseconds. */
const most = 10;
const within = 15_000;
/** Minimum milliseconds between two redirects to the home page. */
const pause = 60_000;

/** Reports uncaught errors and rejections, and goes home when there are too many. */
export function watchErrors(goHome: () => void, tell: (error: unknown) => void, now = Date.now): () => void {
  let times: number[] = [];
  let wentAt = Number.NEGATIVE_INFINITY;
  const count = (event: Event) => {
    const error = 'reason' in event ? event.reason : 'error' in event && event.error;
    if (error) tell(error);
    const at = now();
    times = [...times.filter((time) => at - time < within), at];
    if (times.length < most || location.pathname === '/' || at - wentAt < pause) return;
    wentAt = at;
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
