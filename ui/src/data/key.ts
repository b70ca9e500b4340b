// Query keys: the segments of the path, then one object of parameters. The server seeds pages with keys of the same shape.

import { isLive } from '../lib/live';

export type Params = Record<string, string>;
export type QueryKey = readonly [string, ...(string | Params)[]];

/** Builds a key. Empty parameters are left out, so that the same request always has the same key. */
export function keyOf([path, ...rest]: readonly [string, ...(string | number)[]], params: Record<string, string | null | undefined> = {}): QueryKey {
  const given = Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return [path, ...rest.map(String), ...(given.length > 0 ? [Object.fromEntries(given)] : [])];
}

/** The parameters that may have several values, with a line for each. */
const several = ['literal'];

/** Returns a parameter's values. */
export const valuesOf = (name: string, value: string) => (several.includes(name) ? value.split('\n').filter(Boolean) : [value]);

/** Returns parameters for a URL. */
export function toSearchParams(params: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(params).flatMap(([name, value]) => valuesOf(name, value).map((one) => [name, one])));
}

/** Returns the path a key requests: its segments joined with '/', the parameters after '?'. */
export function pathOf(key: QueryKey): string {
  const parts = key.filter((part): part is string => typeof part === 'string');
  const params = key.find((part): part is Params => typeof part === 'object');
  const search = params ? toSearchParams(params).toString() : '';
  return parts.join('/') + (search ? `?${search}` : '');
}

/**
 * For lists that other people change. A page that the live channel doesn't reach isn't told when they do, so data older than this
 * is refetched when a page opens. stale.ts handles the person's own changes.
 */
export const changedByOthers = { staleTime: () => (isLive() ? Number.POSITIVE_INFINITY : 2_000) } as const;
