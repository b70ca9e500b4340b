// Signed in, a draft is kept with the account too, and another device goes on from there.
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
 * The draft of the account, where it is newer than the one of the device. `'gone'` when another device sent or dropped it.
 * Without a line to the server the device's own draft stands.
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

/** Keeps the draft with the account; says whether it did. A failure is no error: the device has it. */
export async function syncDraft<T>(name: string, value: T, owner: number): Promise<boolean> {
  try {
    const { savedAt } = await request<AccountDraft<T>>('PUT', accountPath(name), { body: { value }, idempotencyKey: randomId() });
    // The answer is late: the device has newer words, or the draft was sent or thrown away meanwhile.
    const here = readStored<StoredDraft<T>>(keyOf(name));
    if (JSON.stringify(here?.value) !== JSON.stringify(value)) return false;
    writeStored(keyOf(name), { owner, savedAt: savedAt ?? Date.now(), value, synced: true } satisfies StoredDraft<T>);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string): void {
  // Sweeping takes what this leaves behind.
  request('DELETE', accountPath(name), { body: {}, idempotencyKey: randomId() }).catch(() => {});
}
