// What a person has written and not sent yet. It lives seven days on the device and belongs to whoever wrote it: a draft
// written before signing in goes along into the account, one of another account stays hidden.
import { dropCookie, keepCookie } from './kept';
import { dropStored, readStored, storedNames, writeStored } from './storage';

const lifetime = 7 * 86_400_000;

export interface StoredDraft<T> {
  owner: number | null;
  savedAt: number;
  value: T;
  /** The account has it as it is here. */
  synced?: boolean;
}

const begin = 'draft:';
export const keyOf = (name: string) => `${begin}${name}` as const;

/** Of an application: what is too long for a cookie stays in storage, and the cookie says where. */
const applicationOf = (name: string) => /^apply:(\d+)$/.exec(name)?.[1];

export function saveDraft<T>(name: string, value: T, owner: number | null, now = Date.now()): boolean {
  const job = applicationOf(name);
  if (job) keepCookie('application_draft_', keyOf(name), job);
  return writeStored(keyOf(name), { owner, savedAt: now, value } satisfies StoredDraft<T>);
}

/** What nobody came back for goes, whether its form is opened again or not. */
export function sweepDrafts(now = Date.now()): void {
  for (const key of storedNames(begin)) {
    const savedAt = readStored<StoredDraft<unknown>>(key)?.savedAt;
    if (typeof savedAt !== 'number' || now - savedAt > lifetime) dropDraft(key.slice(begin.length));
  }
}

/** The fields that are no longer as they are where the form was opened from. */
export function changed<T extends object>(values: Partial<T>, base: T): Partial<T> {
  const same = (key: string, value: unknown) => JSON.stringify(value) === JSON.stringify(base[key as keyof T]);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(key, value))) as Partial<T>;
}

export function loadDraft<T>(name: string, owner: number | null, now = Date.now()): T | null {
  const stored = readStored<StoredDraft<T>>(keyOf(name));
  if (!stored || typeof stored.savedAt !== 'number') return null;
  if (now - stored.savedAt > lifetime) {
    dropDraft(name);
    return null;
  }
  return stored.owner === null || stored.owner === owner ? stored.value : null;
}

export function dropDraft(name: string): void {
  const job = applicationOf(name);
  if (job) dropCookie('application_draft_', job);
  dropStored(keyOf(name));
}
