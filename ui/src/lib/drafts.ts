// Unsent drafts. They stay on the device for seven days and belong to their author: a draft
// written before signing in moves to the account, and drafts of another account stay hidden.

import { readStored, removeStored, storedNames, writeStored } from './storage';
import { deleteCookie, setCookie } from './stored-items';

const lifetime = 7 * 86_400_000;

export interface StoredDraft<T> {
  owner: number | null;
  savedAt: number;
  value: T;
  /** Whether the account has the same draft. */
  synced?: boolean;
}

const prefix = 'draft:';
export const keyOf = (name: string) => `${prefix}${name}` as const;

/** Application drafts can be too long for their cookie, so they go to local storage and the cookie holds the storage key. */
const applicationJobId = (name: string) => /^apply:(\d+)$/.exec(name)?.[1];

export function saveDraft<T>(name: string, value: T, owner: number | null, now = Date.now()): boolean {
  const job = applicationJobId(name);
  if (job) setCookie('application_draft_', keyOf(name), job);
  return writeStored(keyOf(name), { owner, savedAt: now, value } satisfies StoredDraft<T>);
}

/** Deletes expired drafts, even if their form is never opened again. */
export function sweepDrafts(now = Date.now()): void {
  for (const key of storedNames(prefix)) {
    const savedAt = readStored<StoredDraft<unknown>>(key)?.savedAt;
    if (typeof savedAt !== 'number' || now - savedAt > lifetime) deleteDraft(key.slice(prefix.length));
  }
}

/** The fields that differ from the values the form was opened with. */
export function changed<T extends object>(values: Partial<T>, base: T): Partial<T> {
  const same = (key: string, value: unknown) => JSON.stringify(value) === JSON.stringify(base[key as keyof T]);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(key, value))) as Partial<T>;
}

export function loadDraft<T>(name: string, owner: number | null, now = Date.now()): T | null {
  const stored = readStored<StoredDraft<T>>(keyOf(name));
  if (!stored || typeof stored.savedAt !== 'number') return null;
  if (now - stored.savedAt > lifetime) {
    deleteDraft(name);
    return null;
  }
  return stored.owner === null || stored.owner === owner ? stored.value : null;
}

export function deleteDraft(name: string): void {
  const job = applicationJobId(name);
  if (job) deleteCookie('application_draft_', job);
  removeStored(keyOf(name));
}
