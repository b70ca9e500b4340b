// The route table, shared with the server. The build leaves out what only the server reads (scripts/routes.mjs).
import table from 'route-table';
import type { SessionState } from '../data/accounts/session';
import type { Staff } from '../lib/api';

type Access = 'page' | 'view' | 'select' | 'notfound';

export interface RouteRow {
  /** '/jobs/{id}': a part in braces matches one segment. */
  path: string;
  name: string;
  out: Access;
  norole: Access;
  role: Access;
  staff: Access;
  /** The staff level from which the page is part of the office. To staff below it, it is what it is to everyone with a role. */
  office?: Staff;
  title: string;
  built: boolean;
  aliasOf?: string | null;
}

export const rows: RouteRow[] = table as RouteRow[];

// Unknown paths below these show "not found"; any other unknown path redirects to the home page.
const prefixes = ['/jobs/', '/opportunities/', '/partner-up/', '/admin/'];

const patterns = rows
  .map((row) => ({ row, pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
  // '/jobs/in/…' must be matched before '/jobs/{id}'.
  .sort((a, b) => Number(a.row.path.includes('{')) - Number(b.row.path.includes('{')));

const withoutTrailingSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname);

function find(pathname: string) {
  const path = withoutTrailingSlash(pathname);
  return patterns.find(({ pattern }) => pattern.test(path));
}

export const rowOf = (pathname: string): RouteRow | null => find(pathname)?.row ?? null;

/** The parts of the path that the table names, decoded; one that can't be decoded stays as it is. */
export function paramsOf(pathname: string): Record<string, string> {
  const named = find(pathname)?.pattern.exec(withoutTrailingSlash(pathname))?.groups ?? {};
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, decoded(value)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function isAccepted(pathname: string): boolean {
  return rowOf(pathname) !== null || prefixes.some((prefix) => pathname.startsWith(prefix));
}

export const isBuilt = (path: string) => rows.some((row) => row.path === path && row.built);

const levels: Staff[] = ['agent', 'moderator', 'admin', 'superadmin'];

/** Whether the page is part of the office of a person with this staff level. */
export const isInOffice = (row: RouteRow | null, staff: Staff | null): boolean =>
  staff !== null && row?.office !== undefined && levels.indexOf(staff) >= levels.indexOf(row.office);

/** What the page shows in a session state, and to a staff level. The server decides the same. */
export function accessTo(row: RouteRow, state: Exclude<SessionState, 'loading'>, staff: Staff | null): Access {
  return state === 'staff' && row.office && !isInOffice(row, staff) ? row.role : row[state];
}
