// Stored on the device with functional consent: recently viewed jobs, the last search, the last visit.
import { functionalAllowed } from '../../lib/consent';
import { readCookie, readStored, writeStored } from '../../lib/storage';
import { setCookie } from '../../lib/stored-items';
import type { Params } from './filters';

const maxRecent = 10;
const visitKey = 'board-visit';
const sinceKey = 'visit-since';

function parsed(cookie: 'recent_jobs' | 'last_search'): unknown {
  try {
    return JSON.parse(readCookie(cookie) ?? 'null');
  } catch (error) {
    console.warn(`Failed to parse the cookie ${cookie}`, error);
    return null;
  }
}

/** Returns the ids of up to ten recently viewed jobs, newest first. */
export function recentJobs(): number[] {
  const stored = parsed('recent_jobs');
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRecent);
}

export function rememberJob(id: number): void {
  if (!functionalAllowed()) return;
  const ids = [id, ...recentJobs().filter((other) => other !== id)].slice(0, maxRecent);
  setCookie('recent_jobs', JSON.stringify(ids));
}

export function lastSearch(): Params | null {
  const stored = parsed('last_search');
  if (!stored || typeof stored !== 'object' || Array.isArray(stored)) return null;
  const params = Object.entries(stored).filter(([, value]) => typeof value === 'string' && value !== '');
  return params.length > 0 ? (Object.fromEntries(params) as Params) : null;
}

export function rememberSearch({ cursor: _, limit: __, ...params }: Params): void {
  if (functionalAllowed() && Object.keys(params).length > 0) setCookie('last_search', JSON.stringify(params));
}

interface Visit {
  at: number;
}

/** Returns when this person last looked for jobs before this visit, which lasts as long as the tab; null on the first visit. */
export function lastVisit(now = Date.now()): number | null {
  if (!functionalAllowed()) return null;
  const stored = readStored<{ since: number | null }>(sinceKey, 'session');
  const since = stored ? stored.since : (readStored<Visit>(visitKey)?.at ?? null);
  if (!stored) writeStored(sinceKey, { since }, 'session');
  writeStored(visitKey, { at: now } satisfies Visit);
  return since;
}
