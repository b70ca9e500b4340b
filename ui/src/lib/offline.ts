// What the worker and the pages agree on.

export const workerPath = '/api/mobile/sw.js';

/** What a page tells the worker. */
export type Note =
  /** These public answers were just read: keep a copy that knows nothing of who read them. */
  | { type: 'keep'; paths: string[] }
  /** The first page stands: there is time to fetch the code of other pages. */
  | { type: 'fill' }
  /** The person wants the new version now. */
  | { type: 'take-over' };

// The same for everybody, as long as nobody says who they are.
const open = [
  /^\/api\/site$/,
  /^\/api\/jobs(\?|$)/,
  /^\/api\/jobs\/\d+(\/similar)?$/,
  /^\/api\/(job-cards|city-guide|budget-guide)\?/,
  /^\/api\/texts\/[\w-]+$/,
];

/** Whether an answer may be read again without a line. */
export const isOpen = (path: string) => open.some((pattern) => pattern.test(path));
