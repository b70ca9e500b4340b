// What a person has written and not sent yet. It lives seven days on the device and belongs to whoever wrote it: a draft
// written before signing in goes along into the account, one of another account stays hidden. Signed in, it is kept with the
// account too, and another device goes on from there.
import { request } from './http';
import { dropCookie, keepCookie } from './kept';
import { randomId } from './random-id';
import { dropStored, readStored, writeStored } from './storage';

const lifetime = 7 * 86_400_000;

interface Stored<T> {
  owner: number | null;
  savedAt: number;
  value: T;
  /** The account has it as it is here. */
  synced?: boolean;
}

const keyOf = (name: string) => `draft:${name}` as const;

/** Of an application: what is too long for a cookie stays in storage, and the cookie says where. */
const applicationOf = (name: string) => /^apply:(\d+)$/.exec(name)?.[1];

export function saveDraft<T>(name: string, value: T, owner: number | null, now = Date.now()): boolean {
  const job = applicationOf(name);
  if (job) keepCookie('application_draft_', keyOf(name), job);
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
  const here = readStored<Stored<T>>(keyOf(name));
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
    writeStored(keyOf(name), { owner, savedAt: savedAt ?? Date.now(), value, synced: true } satisfies Stored<T>);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string): void {
  // Sweeping takes what this leaves behind.
  request('DELETE', accountPath(name), { body: {}, idempotencyKey: randomId() }).catch(() => {});
}

export function dropDraft(name: string): void {
  const job = applicationOf(name);
  if (job) dropCookie('application_draft_', job);
  dropStored(keyOf(name));
}
