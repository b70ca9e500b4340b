// When signed in, drafts are also saved to the account, so that another device can continue them.
import { keyOf, type StoredDraft } from '../../lib/drafts';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { readStored, writeStored } from '../../lib/storage';

interface AccountDraft<T> {
  value: T | null;
  savedAt: number | null;
}

const accountPath = (name: string) => `/api/drafts/${name}`;

/**
 * Returns the account's draft if it is newer than the device's, or `'deleted'` if another device sent or discarded it. Null means
 * the device's own draft applies, also when the server cannot be reached.
 */
export async function loadAccountDraft<T>(name: string, owner: number): Promise<T | 'deleted' | null> {
  const stored = readStored<StoredDraft<T>>(keyOf(name));
  const own = stored && (stored.owner === null || stored.owner === owner) ? stored : null;
  try {
    const remote = await request<AccountDraft<T>>('GET', accountPath(name));
    if (remote.value === null || remote.savedAt === null) return own?.synced ? 'deleted' : null;
    return !own || remote.savedAt > own.savedAt ? remote.value : null;
  } catch {
    return null;
  }
}

/** Saves the draft to the account and returns whether it did. Failures are not reported: the device has the draft. */
export async function syncDraft<T>(name: string, value: T, owner: number): Promise<boolean> {
  try {
    const { savedAt } = await request<AccountDraft<T>>('PUT', accountPath(name), { body: { value }, idempotencyKey: randomId() });
    // The draft changed on the device, or was sent or discarded, while the request was running.
    const stored = readStored<StoredDraft<T>>(keyOf(name));
    if (JSON.stringify(stored?.value) !== JSON.stringify(value)) return false;
    writeStored(keyOf(name), { owner, savedAt: savedAt ?? Date.now(), value, synced: true } satisfies StoredDraft<T>);
    return true;
  } catch {
    return false;
  }
}

export function deleteAccountDraft(name: string): void {
  // If this fails, the server deletes the draft when it expires.
  request('DELETE', accountPath(name), { body: {}, idempotencyKey: randomId() }).catch(() => {});
}
