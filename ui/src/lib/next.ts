// Where to go after signing in. Only paths on this site are allowed, or a link could redirect people anywhere.

export function safeNext(next: string | null): string {
  // Browsers strip tabs and newlines from an address and read "\" as "/", so "/<tab>/elsewhere" leads away as well.
  if (!next?.startsWith('/') || next.startsWith('//') || /[\p{Cc}\\]/u.test(next) || next.startsWith('/sign-')) return '/';
  return next;
}

export const signInPath = (next: string) => (safeNext(next) === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`);
