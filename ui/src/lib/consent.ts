// What a person allowed to be kept on the device. Drafts, the theme and this choice itself are always kept: they are what the
// person asked for. The names and lifetimes are those of the specification.
import { readCookie, writeCookie } from './storage';

const year = 365;
const consentCookie = 'cookie_consent';
const preferencesCookie = 'cookie_preferences';

export interface Preferences {
  analytics: boolean;
  functional: boolean;
  performance: boolean;
}

const none: Preferences = { analytics: false, functional: false, performance: false };

/** Unset until the person chose. */
export function readConsent(): boolean | null {
  const value = readCookie(consentCookie);
  return value === 'true' ? true : value === 'false' ? false : null;
}

/** What cannot be read was not allowed. */
export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(readCookie(preferencesCookie) ?? '{}') as Partial<Preferences> | null;
    return {
      analytics: stored?.analytics === true,
      functional: stored?.functional === true,
      performance: stored?.performance === true,
    };
  } catch {
    return none;
  }
}

/** May recently viewed jobs and the last search be remembered? */
export const mayRemember = () => readConsent() === true && readPreferences().functional;

/** Stores a choice. Consent is given when analytics or functional is on; performance follows analytics. */
export function writePreferences(chosen: Pick<Preferences, 'analytics' | 'functional'>): void {
  const { analytics, functional } = chosen;
  writeCookie(consentCookie, String(analytics || functional), year);
  writeCookie(preferencesCookie, JSON.stringify({ analytics, functional, performance: analytics }), year);
}
