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
 * Returns the account's draft if it is newer than the device's, or `'gone'` if another device sent or discarded it. Null means
 * the device's own draft applies, also when the server cannot be reached.
 */
export async function accountDraft<T>(name: string, owner: number): Promise<T | 'gone' | null> {
  const here = readStored<StoredDraft<T>>(keyOf(name));
  const mine = here && (here.owner === null || here.owner === owner) ? here : null;
  try {
    const there = await request<AccountDraft<T>>('GET', accountPath(name));
    if (there.value === null || there.savedAt === null) return mine?.synced ? 'gone' : null;
    return !mine || there.savedAt > mine.savedAt ? there.value : null;
  } catch {
    return null;
  }
}

/** Saves the draft to the account and returns whether it did. Failures are not reported: the device has the draft. */
export async function syncDraft<T>(name: string, value: T, owner: number): Promise<boolean> {
  try {
    const { savedAt } = await request<AccountDraft<T>>('PUT', accountPath(name), { body: { value }, idempotencyKey: randomId() });
    // The draft changed on the device, or was sent or discarded, while the request was running.
    const here = readStored<StoredDraft<T>>(keyOf(name));
    if (JSON.stringify(here?.value) !== JSON.stringify(value)) return false;
    writeStored(keyOf(name), { owner, savedAt: savedAt ?? Date.now(), value, synced: true } satisfies StoredDraft<T>);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string): void {
  // If this fails, the server deletes the draft when it expires.
  request('DELETE', accountPath(name), { body: {}, idempotencyKey: randomId() }).catch(() => {});
}
