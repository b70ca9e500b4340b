import type { Fees, SiteContact, User } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useSwitchUser } from '../accounts/switch-user';
import type { SiteBody } from './change';

export interface SetupBody {
  token: string;
  name: string;
  email: string;
  password: string;
  site: SiteBody;
  fees: Fees;
  promotion: { reason: string; until: string | null } | null;
  contact: SiteContact;
  howToPay: string;
}

export function useSetup(onDone: () => void) {
  const switchUser = useSwitchUser();
  return useAction({
    run: (body: SetupBody) => request<User>('POST', '/api/setup', { body }),
    onDone: (user) => {
      switchUser(user);
      onDone();
    },
  });
}
