// Decides what a path shows in each session state. Pure, so that a test can cover the whole route table.
import type { SessionState } from '../data/accounts/session';
import type { Staff } from '../lib/api';
import { ownPath } from '../lib/next';
import { accessTo, isAccepted, rowOf } from './routes';

export type Decision =
  | { show: 'page' }
  | { show: 'select' }
  | { show: 'loading' }
  | { show: 'home' }
  /** signIn: signing in would open the page */
  | { show: 'notfound'; signIn: boolean };

export function decide(pathname: string, state: SessionState, staff: Staff | null = null): Decision {
  if (!isAccepted(pathname)) return { show: 'home' };
  const row = rowOf(pathname);
  if (!row?.built) return { show: 'notfound', signIn: false };
  if (state === 'loading') return row.path === '/' ? { show: 'page' } : { show: 'loading' };
  const access = accessTo(row, state, staff);
  if (access === 'page' || access === 'view') return { show: 'page' };
  if (access === 'select') return { show: 'select' };
  // The existence of staff pages is not revealed to anyone else.
  return { show: 'notfound', signIn: state === 'out' && row.role === 'page' };
}

/** Returns the path in an old-style link ('#/jobs' for '/jobs'). Other fragments are anchors and return null. A link that leads to
 * another site ('#//other.example') leads home. */
export function pathFromHash(hash: string): string | null {
  return hash.startsWith('#/') ? ownPath(hash.slice(1)) : null;
}
