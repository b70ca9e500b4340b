import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

/** Sends no idempotency key: the server stores nothing about requests that contain secrets. */
export const useStepUp = (onDone: () => void) =>
  useAction({ run: (body: { password: string }) => request<null>('POST', '/api/auth/step-up', { body }), onDone });
