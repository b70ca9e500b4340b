// What the device remembers of somebody's looking around, if they allowed it: recently viewed jobs, the last search, the last visit.
import { mayRemember } from '../../lib/consent';
import { dropStored, readCookie, readStored, writeCookie, writeStored } from '../../lib/storage';
import type { Params } from './filters';

const recentCookie = 'recent_jobs';
const recentDays = 30;
const recentMost = 10;
const searchCookie = 'last_search';
const searchDays = 7;
const visitKey = 'board-visit';

function parsed(cookie: string): unknown {
  try {
    return JSON.parse(readCookie(cookie) ?? 'null');
  } catch {
    return null;
  }
}

/** The ids of the jobs that were looked at, the newest first, at most ten. */
export function recentJobs(): number[] {
  const stored = parsed(recentCookie);
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, recentMost);
}

export function rememberJob(id: number): void {
  if (!mayRemember()) return;
  const ids = [id, ...recentJobs().filter((other) => other !== id)].slice(0, recentMost);
  writeCookie(recentCookie, JSON.stringify(ids), recentDays);
}

export function lastSearch(): Params | null {
  const stored = parsed(searchCookie);
  if (!stored || typeof stored !== 'object' || Array.isArray(stored)) return null;
  const params = Object.entries(stored).filter(([, value]) => typeof value === 'string' && value !== '');
  return params.length > 0 ? (Object.fromEntries(params) as Params) : null;
}

export function rememberSearch({ cursor: _, limit: __, ...params }: Params): void {
  if (mayRemember() && Object.keys(params).length > 0) writeCookie(searchCookie, JSON.stringify(params), searchDays);
}

export function forgetAll(): void {
  writeCookie(recentCookie, '', 0);
  writeCookie(searchCookie, '', 0);
  dropStored(visitKey);
  dropStored(visitKey, 'session');
}

interface Visit {
  at: number;
}

/** When the board was last looked at before this visit; null on a first one. A visit lasts as long as the tab. */
export function lastVisit(now = Date.now()): number | null {
  if (!mayRemember()) return null;
  const known = readStored<{ since: number | null }>(visitKey, 'session');
  const since = known ? known.since : (readStored<Visit>(visitKey)?.at ?? null);
  if (!known) writeStored(visitKey, { since }, 'session');
  writeStored(visitKey, { at: now } satisfies Visit);
  return since;
}
