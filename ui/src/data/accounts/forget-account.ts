import { forgetKept } from '../../lib/kept';
import { deleteOutbox } from '../../lib/outbox';

/** Deletes what this device holds of an account's conversations and contracts, also what waits to be sent. */
export async function forgetAccount(user: number): Promise<void> {
  await Promise.all([forgetKept(user), deleteOutbox(user)]);
}
