// Where a link may lead. Only paths on this site are allowed, or it could redirect people anywhere.

/** Returns the path if it stays on this site, else '/'. */
export function ownPath(path: string): string {
  // Browsers strip tabs and newlines from an address and read "\" as "/", so "/<tab>/elsewhere" leads away as well.
  return path.startsWith('/') && !path.startsWith('//') && !/[\p{Cc}\\]/u.test(path) ? path : '/';
}

/** Returns where to go after signing in. */
export const safeNext = (next: string | null): string => (next === null || next.startsWith('/sign-') ? '/' : ownPath(next));

export const signInPath = (next: string) => (safeNext(next) === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`);
