import { beforeEach, describe, expect, it } from 'vitest';
import { writePreferences } from '../../lib/consent';
import { writeCookie } from '../../lib/storage';
import { lastSearch, lastVisit, recentJobs, rememberJob, rememberSearch } from './history';

describe('what the device remembers', () => {
  beforeEach(() => {
    writePreferences({ analytics: false, functional: false });
    writePreferences({ analytics: false, functional: true });
  });

  it('stores the last ten jobs, newest first, without duplicates', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]) rememberJob(id);
    expect(recentJobs()).toEqual([3, 11, 10, 9, 8, 7, 6, 5, 4, 2]);
  });

  it('writes nothing without functional consent', () => {
    writePreferences({ analytics: true, functional: false });
    rememberJob(1);
    rememberSearch({ query: 'nurse' });
    expect([recentJobs(), lastSearch(), lastVisit()]).toEqual([[], null, null]);
  });

  it('deletes everything when consent is withdrawn', () => {
    rememberJob(1);
    rememberSearch({ query: 'nurse' });
    writePreferences({ analytics: false, functional: false });
    writePreferences({ analytics: false, functional: true });
    expect([recentJobs(), lastSearch()]).toEqual([[], null]);
  });

  it('falls back when a cookie is corrupt', () => {
    writeCookie('recent_jobs', '[1,"x",', 1);
    writeCookie('last_search', '"nurse"', 1);
    expect([recentJobs(), lastSearch()]).toEqual([[], null]);
    writeCookie('recent_jobs', '[1,"x",-2,null,7]', 1);
    expect(recentJobs()).toEqual([1, 7]);
  });

  it('stores the last search without its page', () => {
    rememberSearch({ query: 'nurse', cursor: 'abc', limit: '3' });
    expect(lastSearch()).toEqual({ query: 'nurse' });
    rememberSearch({});
    expect(lastSearch()).toEqual({ query: 'nurse' });
  });

  it('the last visit stays the same while the tab is open', () => {
    expect(lastVisit(1000)).toBeNull();
    sessionStorage.clear();
    expect(lastVisit(2000)).toBe(1000);
    expect(lastVisit(3000)).toBe(1000);
    sessionStorage.clear();
    expect(lastVisit(4000)).toBe(3000);
  });
});
