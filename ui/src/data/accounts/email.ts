// Links in mails are secrets, so using one sends no idempotency key: the server stores nothing about it.
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { useChange } from '../use-change';
import type { Secret } from './proof';

/** What happens next, for display. */
interface Requested {
  message: string;
}

/** Asks for a mail to the new address with the link that confirms it. */
export const useRequestEmailChange = (onDone: (requested: Requested) => void) =>
  useAction({
    run: (body: { email: string }, idempotencyKey) => request<Requested>('POST', '/api/auth/email-change', { body, idempotencyKey }),
    onDone,
  });

/** Asks for a mail with the link that verifies the current address. */
export const useRequestVerification = (onDone: (requested: Requested) => void) =>
  useAction({
    run: (_: null, idempotencyKey) => request<Requested>('POST', '/api/auth/verify-email', { body: {}, idempotencyKey }),
    onDone,
  });

/** Whoever uses one of these links may be signed in, and the settings show the address. */
const changed = { events: ['EmailChanged'], waitForRefetch: true } as const;

export const useVerifyEmail = (token: string, onDone: () => void) =>
  useChange({
    ...changed,
    run: (secret: Secret) => request<null>('POST', '/api/auth/verify-email/confirm', { body: { token, ...secret } }),
    onDone,
  });

export const useConfirmEmailChange = (token: string, onDone: (confirmed: { email: string }) => void) =>
  useChange({
    ...changed,
    run: (secret: Secret) => request<{ email: string }>('POST', '/api/auth/email-change/confirm', { body: { token, ...secret } }),
    onDone,
  });

/** Its response has the token of a reset link, because the password no longer works. */
export const useUndoEmailChange = (onDone: (undone: { resetToken: string }) => void) =>
  useAction({
    run: (token: string) => request<{ resetToken: string }>('POST', '/api/auth/email-change/undo', { body: { token } }),
    onDone,
  });
