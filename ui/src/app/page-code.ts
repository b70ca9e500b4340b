// The code of the pages, loaded on first use.
import type { ComponentType, ReactNode } from 'react';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { UnreachableError } from '../lib/unreachable-error';
import { PageLoadError } from './error-fallback';
import { pages } from './pages';
import { type RouteRow, rowOf } from './routes';

type Frame = ComponentType<{ children: ReactNode }>;

const loaded = new Map<string, ComponentType>();
let frame: Frame | null = null;

/** Stands in for code that did not load, so that the error is shown in its place. */
function missing(cause: unknown): () => never {
  return () => {
    if (cause instanceof UnreachableError) throw cause;
    throw new PageLoadError('The code of this page did not load', { cause });
  };
}

const isThere = (row: RouteRow) => loaded.has(row.name) && (row.office === undefined || frame !== null);

/** Loads what the path shows; null if that's there already, or nothing is. Never rejected. */
export function loadPage(pathname: string, reload: () => void): Promise<void> | null {
  const row = rowOf(pathname);
  const load = row?.built && pages[row.name];
  if (!row || !load || isThere(row)) return null;
  const page = loadWithRetry(load, reload).then(({ default: component }) => component, missing);
  const around =
    row.office === undefined ? null : loadWithRetry(() => import('./office'), reload).then(({ default: component }) => component, missing);
  return Promise.all([page, around]).then(([component, found]) => {
    loaded.set(row.name, component);
    if (found) frame = found;
  });
}

/** The page of a row, and the frame around it in the office; null until its code is there. */
export function codeOf(row: RouteRow): { Page: ComponentType; Frame: Frame | null } | null {
  const Page = loaded.get(row.name);
  return Page && isThere(row) ? { Page, Frame: row.office === undefined ? null : frame } : null;
}
