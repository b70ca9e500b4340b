// Which responses are kept on the device, because a person needs them on the go: the newest messages, today's shifts, their jobs.
// See read.ts.
import { pathOf, type QueryKey } from '../key';

const patterns = [
  /^\/api\/(dashboard|conversations|rapid-offers|my-jobs|applications|saved-jobs)$/,
  /^\/api\/applications\/\d+$/,
  /^\/api\/conversations\/\d+(\/messages\?limit=30)?$/,
  /^\/api\/contracts\?filter=(open|due)$/,
  /^\/api\/contracts\/\d+(\/contact|\/shifts)?$/,
  /^\/api\/shifts\?from=[\d-]+$/,
];

export const isKept = (path: string) => patterns.some((pattern) => pattern.test(path));

/** Paths whose kept copies are on the screen until the server answers. */
export const oldPaths = new Set<string>();

/** Whether a query shows a kept copy, which may be out of date. */
export const isOld = (key: readonly unknown[]) => oldPaths.size > 0 && oldPaths.has(pathOf(key as QueryKey));
