import { forgetKept } from '../../lib/kept';
import { forgetOutboxes } from '../../lib/outbox';
import { toast } from '../../lib/toast';

/** Deletes what this device holds of conversations and contracts, of everyone but one account; null for everyone. Returns how many messages still waited. */
export async function forgetOthers(except: number | null): Promise<number> {
  const [waiting] = await Promise.all([forgetOutboxes(except), forgetKept(except)]);
  return waiting;
}

/** Does so because the session has ended, and says so if messages were still waiting. */
export async function forgetEnded(except: number | null): Promise<void> {
  const lost = await forgetOthers(except);
  if (lost === 0) return;
  toast('Signed out', lost === 1 ? 'A message that waited on this device was deleted.' : `${lost} messages that waited on this device were deleted.`);
}
