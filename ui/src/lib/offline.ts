// Shared by the service worker and the pages.

export const workerPath = '/api/mobile/sw.js';

/** Messages from a page to the service worker. */
export type Note =
  /** These public answers were just read: cache a copy fetched without cookies. */
  | { type: 'keep'; paths: string[] }
  /** The first page is done: there is time to fetch the code of other pages. */
  | { type: 'fill' }
  /** Activate the new version now. */
  | { type: 'take-over' };

// Asked without cookies, these answers are the same for everyone.
const open = [
  /^\/api\/site$/,
  /^\/api\/jobs(\?|$)/,
  /^\/api\/jobs\/\d+(\/similar)?$/,
  /^\/api\/(job-cards|city-guide|budget-guide)\?/,
  /^\/api\/texts\/[\w-]+$/,
];

/** Whether an answer may be cached for reading offline. */
export const isOpen = (path: string) => open.some((pattern) => pattern.test(path));
