import { ApiError, isGone } from '../../lib/errors';

/** The account's password or a new one, which may have to come with a mailed link. */
export interface Secret {
  password?: string;
  newPassword?: string;
}

/** Whether a link works only with the account's password or a new one. */
export const needsProof = (error: unknown): boolean => error instanceof ApiError && error.code === 'proof_needed';

/** Whether a link doesn't work anymore; a password that was wrong or too weak is no reason. */
export const isLinkGone = (error: unknown): boolean =>
  isGone(error) && !(error instanceof ApiError && error.fields.some(({ field }) => field === 'password' || field === 'newPassword'));
