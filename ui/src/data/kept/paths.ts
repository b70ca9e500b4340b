// What a person needs on the way, such as the newest messages and today's shifts, is kept on the device: read.ts.
import { pathOf, type QueryKey } from '../key';

const patterns = [
  /^\/api\/(dashboard|conversations)$/,
  /^\/api\/conversations\/\d+(\/messages\?limit=30)?$/,
  /^\/api\/contracts\?filter=(open|due)$/,
  /^\/api\/contracts\/\d+(\/contact|\/shifts)?$/,
  /^\/api\/shifts\?from=[\d-]+$/,
];

export const isKept = (path: string) => patterns.some((pattern) => pattern.test(path));

/** Paths that the pages show as this device kept them, until the server answers. */
export const oldPaths = new Set<string>();

/** Whether a query has what this device kept, which may be out of date. */
export const isOld = (key: readonly unknown[]) => oldPaths.size > 0 && oldPaths.has(pathOf(key as QueryKey));
