// The route table, shared with the server.
import table from '../../../data/routes.json';
import type { SessionState } from '../data/accounts/session';

type Access = 'page' | 'view' | 'select' | 'notfound';

export interface RouteRow {
  /** '/jobs/{id}': a part in braces matches one segment. */
  path: string;
  name: string;
  out: Access;
  norole: Access;
  role: Access;
  staff: Access;
  title: string;
  dynamicTitle: boolean;
  index: boolean;
  feature: string;
  built: boolean;
  aliasOf: string | null;
}

export const rows = table as RouteRow[];

// Unknown paths below these show "not found"; any other unknown path redirects to the home page.
const prefixes = ['/jobs/', '/opportunities/', '/partner-up/', '/admin/'];

const patterns = rows
  .map((row) => ({ row, pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // '/jobs/in/…' must be matched before '/jobs/{id}'.
  .sort((a, b) => Number(a.row.path.includes('{')) - Number(b.row.path.includes('{')));

const withoutTrailingSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname);

export function rowOf(pathname: string): RouteRow | null {
  const path = withoutTrailingSlash(pathname);
  return patterns.find(({ pattern }) => pattern.test(path))?.row ?? null;
}

export function isAccepted(pathname: string): boolean {
  return rowOf(pathname) !== null || prefixes.some((prefix) => pathname.startsWith(prefix));
}

export const isBuilt = (path: string) => rows.some((row) => row.path === path && row.built);

/** Whether to offer this page in this session state. */
export function isAccessible(path: string, state: SessionState): boolean {
  const row = rows.find((one) => one.path === path);
  if (!row?.built) return false;
  const access = state === 'loading' ? row.out : row[state];
  return access === 'page' || access === 'view' || access === 'select';
}
