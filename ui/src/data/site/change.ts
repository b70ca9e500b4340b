import type { Fees, Site, SiteContact, SiteProtection } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { siteKey } from './site';

export interface SiteBody {
  name: string;
  town: string;
  zone?: string;
  currency: string;
  brand: string;
}

export interface SettingsBody extends SiteBody {
  fees: Fees;
  applyLimit: number;
  replyDays: number;
  approveDays: number;
  localApproveDays: number;
  blockRiskyMessages: boolean;
  disputeRules: Site['disputeRules'];
  paymentRules: Site['paymentRules'];
  maps: Site['maps'];
  payRules: Site['payRules'];
  protection: SiteProtection;
  contact: SiteContact;
}

const changed = {
  events: ['SiteChanged'],
  cacheUpdates: (site: Site) => [[siteKey, site]] as const,
} as const;

export function useSaveSite(onDone: (site: Site) => void) {
  return useChange({
    ...changed,
    run: (body: SettingsBody, idempotencyKey) => request<Site>('PUT', '/api/site', { body, idempotencyKey }),
    onDone,
  });
}

/** Sets the logo from a base64-encoded image; null restores the default mark. */
export function useLogo(onDone: (site: Site) => void) {
  return useChange({
    ...changed,
    run: (image: string | null, idempotencyKey) =>
      image === null
        ? request<Site>('DELETE', '/api/site/logo', { idempotencyKey })
        : request<Site>('PUT', '/api/site/logo', { body: { image }, idempotencyKey }),
    onDone,
  });
}
