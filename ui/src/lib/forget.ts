import type { QueryClient } from '@tanstack/react-query';

const shared = new Set(['/api/auth/user', '/api/site', '/api/paywall/status', 'setUp']);

/** After the account has changed, what was read for another one is worth nothing. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !shared.has(String(query.queryKey[0])) });
}
