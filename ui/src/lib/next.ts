import type { User } from './api';

// Where a link may lead. Only paths on this site are allowed, or it could redirect people anywhere.

/** Returns the path if it stays on this site, else '/'. */
export function ownPath(path: string): string {
  // Browsers strip tabs and newlines from an address and read "\" as "/", so "/<tab>/elsewhere" leads away as well.
  return path.startsWith('/') && !path.startsWith('//') && !/[\p{Cc}\\]/u.test(path) ? path : '/';
}

/** Returns the page that was asked for before signing in, else '/'. */
export const safeNext = (next: string | null): string => (next === null || next.startsWith('/sign-') ? '/' : ownPath(next));

/** Returns where to go after signing in: the requested page, or else the dashboard (agents: the support inbox). */
export function afterSignIn(next: string | null, { staff }: Pick<User, 'staff'>): string {
  const path = safeNext(next);
  if (path !== '/') return path;
  return staff === 'agent' ? '/admin/support' : '/dashboard';
}

export const signUpPath = (next: string) => signInPath(next).replace('/sign-in', '/sign-up');

export const signInPath = (next: string) => (safeNext(next) === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`);
