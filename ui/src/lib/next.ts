// Where to go after signing in. Only addresses of this site, or a link could use us to send people elsewhere.

export function safeNext(next: string | null): string {
  // Browsers drop tabs and line ends from an address and read "\" as "/", so "/<tab>/elsewhere" leads away as well.
  if (!next?.startsWith('/') || next.startsWith('//') || /[\p{Cc}\\]/u.test(next) || next.startsWith('/sign-')) return '/';
  return next;
}

export const signInPath = (next: string) => (safeNext(next) === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`);
