// What the person allowed us to store on the device. Drafts, the theme and this choice itself are always stored, because the
// person asked for them.
import { useSyncExternalStore } from 'react';
import { track } from './analytics';
import { readCookie } from './storage';
import { deleteForConsent, setCookie } from './stored-items';

export interface Preferences {
  analytics: boolean;
  functional: boolean;
  performance: boolean;
}

const noConsent: Preferences = { analytics: false, functional: false, performance: false };

/** Returns null until the person has chosen. */
export function readConsent(): boolean | null {
  const value = readCookie('cookie_consent');
  return value === 'true' ? true : value === 'false' ? false : null;
}

/** An unreadable choice counts as no. */
export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(readCookie('cookie_preferences') ?? '{}') as Partial<Preferences> | null;
    return {
      analytics: stored?.analytics === true,
      functional: stored?.functional === true,
      performance: stored?.performance === true,
    };
  } catch (error) {
    console.warn('The cookie preferences cannot be read', error);
    return noConsent;
  }
}

/** Whether visits may be counted. */
export const analyticsAllowed = () => readConsent() === true && readPreferences().analytics;

/** Whether recently viewed jobs and the last search may be remembered. */
export const functionalAllowed = () => readConsent() === true && readPreferences().functional;

const listeners = new Set<() => void>();
let reviewing = false;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Stores a choice. Consent is given when analytics or functional is on; performance follows analytics. */
export function writePreferences(chosen: Pick<Preferences, 'analytics' | 'functional'>): void {
  const { analytics, functional } = chosen;
  setCookie('cookie_consent', String(analytics || functional));
  setCookie('cookie_preferences', JSON.stringify({ analytics, functional, performance: analytics }));
  if (!analytics) deleteForConsent('analytics');
  if (!functional) deleteForConsent('functional');
  reviewing = false;
  track(analytics || functional ? 'consent_given' : 'consent_declined');
  notify();
}

/** Reopens the banner, whatever was chosen before. */
export function reviewConsent(): void {
  reviewing = true;
  notify();
}

/** The state of the question: not answered yet, answered, or being answered again. */
const consentState = () => (reviewing ? 'review' : readConsent() === null ? 'unset' : 'chosen');

export const useConsentState = () => useSyncExternalStore(onConsent, consentState);

function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
