import { beforeEach, describe, expect, it } from 'vitest';
import { functionalAllowed, readConsent, readPreferences, writePreferences } from './consent';
import { writeCookie } from './storage';

describe('consent', () => {
  beforeEach(() => {
    writeCookie('cookie_consent', '', 0);
    writeCookie('cookie_preferences', '', 0);
  });

  it('is unset until chosen', () => {
    expect(readConsent()).toBeNull();
    expect(functionalAllowed()).toBe(false);
  });

  it('functional alone is consent, and performance follows analytics', () => {
    writePreferences({ analytics: false, functional: true });
    expect(readConsent()).toBe(true);
    expect(readPreferences()).toEqual({ analytics: false, functional: true, performance: false });
    expect(functionalAllowed()).toBe(true);
    writePreferences({ analytics: true, functional: false });
    expect(readPreferences().performance).toBe(true);
    expect(functionalAllowed()).toBe(false);
  });

  it('an invalid encoding counts as unset', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: written as another program would
    document.cookie = 'cookie_consent=100%; Path=/';
    expect(readConsent()).toBeNull();
  });

  it('corrupt JSON allows nothing', () => {
    writeCookie('cookie_consent', 'true', 1);
    writeCookie('cookie_preferences', '{"functional":', 1);
    expect(functionalAllowed()).toBe(false);
    writeCookie('cookie_preferences', 'null', 1);
    expect(readPreferences().functional).toBe(false);
  });
});
