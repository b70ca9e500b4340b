// When signed in, drafts are also saved to the account, so that another device can continue them.
import { keyOf, type StoredDraft } from '../../lib/drafts';
import { ApiError, isNetworkError } from '../../lib/errors';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { readStored, writeStored } from '../../lib/storage';

interface AccountDraft<T> {
  value: T | null;
  savedAt: number | null;
}

/** Milliseconds before the first and the last time that saving is tried again. */
const firstRetry = 3000;
const lastRetry = 192_000;

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

/** The last save of each draft, which may still be on its way. */
const saves = new Map<string, Promise<unknown>>();

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Whether the same request may succeed later: there was no signal, or the server was busy. */
const mayPass = (error: unknown) => isNetworkError(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500));

/**
 * Saves the draft to the account and returns whether it did. Without a signal it tries again, less and less often for six minutes,
 * until the draft on the device is another one. Failures are not reported: the device has the draft.
 */
export async function syncDraft<T>(name: string, value: T, owner: number): Promise<boolean> {
  const idempotencyKey = randomId();
  // The draft changes on the device, or is sent or discarded, while the request runs.
  const isCurrent = () => JSON.stringify(readStored<StoredDraft<T>>(keyOf(name))?.value) === JSON.stringify(value);
  for (let delay = firstRetry; ; delay *= 2) {
    try {
      const sent = request<AccountDraft<T>>('PUT', accountPath(name), { body: { value }, idempotencyKey });
      saves.set(
        name,
        sent.catch(() => {}),
      );
      const { savedAt } = await sent;
      if (!isCurrent()) return false;
      writeStored(keyOf(name), { owner, savedAt: savedAt ?? Date.now(), value, synced: true } satisfies StoredDraft<T>);
      return true;
    } catch (error) {
      if (!mayPass(error) || delay > lastRetry) return false;
    }
    await wait(delay);
    if (!isCurrent()) return false;
  }
}

/** Deletes the draft, after a save that is on its way: the server might take them in the other order, and keep the draft. */
export function deleteAccountDraft(name: string): void {
  // If this fails, the server deletes the draft when it expires.
  const saved = saves.get(name) ?? Promise.resolve();
  saved.then(() => request('DELETE', accountPath(name), { body: {}, idempotencyKey: randomId() })).catch(() => {});
}
