import { useQueryClient } from '@tanstack/react-query';
import type { Fees, Site, SiteProtection, User } from '../../lib/api';
import { forgetAnswers } from '../../lib/forget';
import { request } from '../../lib/http';
import { useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';

export interface SiteBody {
  name: string;
  town: string;
  zone?: string;
  currency: string;
  brand: string;
}

export interface SetupBody {
  token: string;
  name: string;
  email: string;
  password: string;
  site: SiteBody;
  fees: Fees;
  promotion: { reason: string; until: string | null } | null;
}

export function useSetup(onDone: () => void) {
  const client = useQueryClient();
  const setUser = useSetUser();
  return useAction({
    run: (body: SetupBody) => request<User>('POST', '/api/setup', { body }),
    onDone: (user) => {
      forgetAnswers(client);
      setUser(user);
      onDone();
    },
  });
}

export interface SettingsBody extends SiteBody {
  fees: Fees;
  applyLimit: number;
  replyDays: number;
  protection: SiteProtection;
}

export function useSaveSite(onDone: (site: Site) => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: SettingsBody, idempotencyKey) => request<Site>('PUT', '/api/site', { body, idempotencyKey }),
    onDone: (site) => {
      client.setQueryData(['/api/site'], site);
      void client.invalidateQueries({ queryKey: ['/api/paywall/status'] });
      onDone(site);
    },
  });
}

/** The picture in base64, or null to go back to our own mark. */
export function useLogo(onDone: (site: Site) => void) {
  const client = useQueryClient();
  return useAction({
    run: (image: string | null, idempotencyKey) =>
      image === null
        ? request<Site>('DELETE', '/api/site/logo', { idempotencyKey })
        : request<Site>('PUT', '/api/site/logo', { body: { image }, idempotencyKey }),
    onDone: (site) => {
      client.setQueryData(['/api/site'], site);
      onDone(site);
    },
  });
}
