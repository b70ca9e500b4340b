// Where to go after signing in. Only addresses of this site: anything else could be used to send people elsewhere.

export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || next.startsWith('/sign-')) return '/';
  return next;
}

export const signInPath = (next: string) => (safeNext(next) === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`);
