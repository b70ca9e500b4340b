import { forgetKept } from '../../lib/kept';
import { forgetOutboxes } from '../../lib/outbox';
import { toast } from '../../lib/toast';

/** Deletes the conversations and contracts that this device keeps, except one account's; null deletes everyone's. Returns how many unsent messages were lost. */
export async function forgetOthers(except: number | null): Promise<number> {
  const [waiting] = await Promise.all([forgetOutboxes(except), forgetKept(except)]);
  return waiting;
}

/** Deletes them because the session has ended, and tells the person if unsent messages were lost. */
export async function forgetEnded(except: number | null): Promise<void> {
  const lost = await forgetOthers(except);
  if (lost === 0) return;
  toast('Signed out', lost === 1 ? 'A message that waited on this device was deleted.' : `${lost} messages that waited on this device were deleted.`);
}
