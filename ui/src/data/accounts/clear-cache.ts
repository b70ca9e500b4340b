import type { QueryClient } from '@tanstack/react-query';
import { paywallKey } from '../money/paywall';
import { readOnlyKey } from '../site/is-read-only';
import { setUpKey } from '../site/is-set-up';
import { siteKey } from '../site/site';
import { userKey } from './session';

const shared = new Set<string>([userKey, siteKey, paywallKey, setUpKey, readOnlyKey].map(([path]) => path));

/** Removes everything that was read for the previous account from the cache. */
export function clearCache(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !shared.has(String(query.queryKey[0])) });
}
