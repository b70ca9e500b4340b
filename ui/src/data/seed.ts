import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../lib/boot';
import { userKey } from './accounts/session';
import { paywallKey } from './money/paywall';
import { readOnlyKey } from './site/is-read-only';
import { setUpKey } from './site/is-set-up';
import { siteKey } from './site/site';

/** Puts the data that the server embedded in the page into the query cache. */
export function seed(client: QueryClient, boot: Boot): void {
  client.setQueryData(userKey, boot.user);
  client.setQueryData(siteKey, boot.site);
  client.setQueryData(paywallKey, boot.paywall);
  client.setQueryData(setUpKey, boot.setUp);
  client.setQueryData(readOnlyKey, boot.readOnly);
  for (const query of boot.queries) client.setQueryData(query.key, query.data);
}
