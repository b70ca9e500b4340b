// Shared by the service worker and the pages.

export const workerPath = '/api/mobile/sw.js';

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** These public responses were just read: cache a copy fetched without cookies. */
  | { type: 'keep'; paths: string[] }
  /** The first page has loaded: there is time to fetch the code of other pages. */
  | { type: 'fill' }
  /** Activate the new version now. */
  | { type: 'take-over' };

/** A message from the service worker to a page: a push message was tapped, show what it is about. */
export interface PageMessage {
  type: 'open';
  path: string;
}

// Requested without cookies, these responses are the same for everyone.
const cacheablePaths = [
  /^\/api\/site$/,
  /^\/api\/jobs(\?|$)/,
  /^\/api\/jobs\/\d+(\/similar)?$/,
  /^\/api\/(job-cards|city-guide|budget-guide)\?/,
  /^\/api\/texts\/[\w-]+$/,
  /^\/api\/help$/,
];

/** Whether a response may be cached for reading offline. */
export const isCacheable = (path: string) => cacheablePaths.some((pattern) => pattern.test(path));
