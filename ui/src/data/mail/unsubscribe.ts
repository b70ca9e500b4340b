import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

export const useUnsubscribe = (onDone: () => void) =>
  useAction({
    run: (token: string) => request<null>('POST', `/api/mail/unsubscribe/${encodeURIComponent(token)}`, { body: {} }),
    onDone,
  });
