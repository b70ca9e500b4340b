// Everything the pages store on a device, in one list. The cookie policy shows exactly this list, and withdrawing consent deletes
// by it. The names and lifetimes of the cookies are as specified.

import { removeStored, writeCookie } from './storage';

type CookieName =
  | 'sid'
  | 'device'
  | 'support'
  | 'theme'
  | 'cookie_consent'
  | 'cookie_preferences'
  | 'application_draft_'
  | 'recent_jobs'
  | 'last_search'
  | 'user_id';
type StorageName =
  | 'pins'
  | 'net-pay'
  | 'reset-next'
  | 'board-visit'
  | 'visit-since'
  | 'search-miles'
  | 'join-token'
  | 'resume'
  | 'reloaded-for-code'
  | 'cookie-banner'
  | 'engagement'
  | 'motivation'
  | 'motivation-seen'
  | 'motivation-cards'
  | 'support-seen'
  | 'support-text'
  | 'signed-in'
  | 'has-account'
  | 'tour-skipped'
  | 'tour-step'
  | 'device-id'
  | 'push-chosen-by'
  | 'session-id'
  | 'session-timestamp'
  | 'install-told'
  | 'scroll-positions';
export type StoredItemName = CookieName | 'draft:' | StorageName;
/** Writing to storage under a name that is not in the list does not compile. */
export type StoredName = StorageName | `draft:${string}`;

/** The consent an entry needs. Essential: the person asked for it, or it keeps them signed in. */
type Need = 'essential' | 'functional' | 'analytics';

export interface StoredItem {
  where: 'cookie' | 'local' | 'session';
  /** The lifetime of a cookie in days. Local storage has none; session storage ends with the tab. */
  days?: number;
  needs: Need;
  /** Set by the server, which over HTTPS adds a prefix that binds the cookie to this host (src/web/cookies.rs). */
  bound?: boolean;
  /** Whether the name is a prefix, as for drafts. */
  begins?: boolean;
}

export const storedItems: Record<StoredItemName, StoredItem> = {
  sid: { where: 'cookie', days: 180, needs: 'essential', bound: true },
  device: { where: 'cookie', days: 365, needs: 'essential', bound: true },
  support: { where: 'cookie', days: 7, needs: 'essential', bound: true },
  theme: { where: 'cookie', days: 365, needs: 'essential' },
  cookie_consent: { where: 'cookie', days: 365, needs: 'essential' },
  cookie_preferences: { where: 'cookie', days: 365, needs: 'essential' },
  application_draft_: { where: 'cookie', days: 7, needs: 'essential', begins: true },
  recent_jobs: { where: 'cookie', days: 30, needs: 'functional' },
  last_search: { where: 'cookie', days: 7, needs: 'functional' },
  user_id: { where: 'cookie', days: 730, needs: 'analytics' },
  'draft:': { where: 'local', needs: 'essential', begins: true },
  pins: { where: 'local', needs: 'essential' },
  'net-pay': { where: 'local', needs: 'essential' },
  'reset-next': { where: 'local', needs: 'essential' },
  'board-visit': { where: 'local', needs: 'functional' },
  'search-miles': { where: 'local', needs: 'functional' },
  'visit-since': { where: 'session', needs: 'functional' },
  'join-token': { where: 'session', needs: 'essential' },
  resume: { where: 'session', needs: 'essential' },
  'reloaded-for-code': { where: 'session', needs: 'essential' },
  'cookie-banner': { where: 'session', needs: 'essential' },
  engagement: { where: 'local', needs: 'essential' },
  motivation: { where: 'local', needs: 'essential' },
  'motivation-seen': { where: 'local', needs: 'essential' },
  'motivation-cards': { where: 'local', needs: 'essential' },
  'support-seen': { where: 'local', needs: 'essential' },
  'support-text': { where: 'session', needs: 'essential' },
  'signed-in': { where: 'local', needs: 'essential' },
  'has-account': { where: 'local', needs: 'essential' },
  'tour-skipped': { where: 'local', needs: 'essential' },
  'tour-step': { where: 'session', needs: 'essential' },
  'session-id': { where: 'local', needs: 'analytics' },
  'session-timestamp': { where: 'local', needs: 'analytics' },
  'device-id': { where: 'local', needs: 'essential' },
  'push-chosen-by': { where: 'local', needs: 'essential' },
  'install-told': { where: 'local', needs: 'essential' },
  'scroll-positions': { where: 'session', needs: 'essential' },
};

/** Lifetime in days of cookies that specify none. */
const defaultDays = 30;

/** Writes a cookie with the lifetime from the list. */
export function setCookie(name: CookieName, value: string, rest = ''): void {
  writeCookie(name + rest, value, storedItems[name].days ?? defaultDays);
}

export function deleteCookie(name: CookieName, rest = ''): void {
  writeCookie(name + rest, '', 0);
}

/** Deletes everything that was stored under a consent that was withdrawn. */
export function deleteForConsent(need: Need): void {
  for (const [name, { where, needs }] of Object.entries(storedItems)) {
    if (needs !== need) continue;
    if (where === 'cookie') deleteCookie(name as CookieName);
    else removeStored(name as StorageName, where);
  }
}
