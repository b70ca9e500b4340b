// What a person has written and not sent yet. It lives seven days on the device and belongs to whoever wrote it: a draft
// written before signing in goes along into the account, one of another account stays hidden.
import { dropStored, readStored, writeStored } from './storage';

const lifetime = 7 * 86_400_000;

interface Stored<T> {
  owner: number | null;
  savedAt: number;
  value: T;
}

const keyOf = (name: string) => `draft:${name}`;

export function saveDraft<T>(name: string, value: T, owner: number | null, now = Date.now()): boolean {
  return writeStored(keyOf(name), { owner, savedAt: now, value } satisfies Stored<T>);
}

export function loadDraft<T>(name: string, owner: number | null, now = Date.now()): T | null {
  const stored = readStored<Stored<T>>(keyOf(name));
  if (!stored || typeof stored.savedAt !== 'number') return null;
  if (now - stored.savedAt > lifetime) {
    dropDraft(name);
    return null;
  }
  return stored.owner === null || stored.owner === owner ? stored.value : null;
}

export function dropDraft(name: string): void {
  dropStored(keyOf(name));
}
