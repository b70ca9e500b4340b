// Random ids for the visit, which lasts a day at most, and for the browser. Both require consent.

import { randomId } from '../../lib/random-id';
import { readCookie, readStored, writeStored } from '../../lib/storage';
import { setCookie } from '../../lib/stored-items';

/** In milliseconds. */
const sessionMaxAgeMs = 24 * 60 * 60_000;

export interface Session {
  sessionId: string;
  startTime: number;
  lastActivity: number;
  pageViews: number;
  events: number;
  userId: string;
  deviceInfo: { userAgent: string; language: string; timezone: string; screenResolution: string; viewport: string };
}

function currentVisit(now: number): { id: string; startedAt: number; isNew: boolean } {
  const id = readStored<string>('session-id');
  const startedAt = readStored<number>('session-timestamp');
  if (id && startedAt && now - startedAt < sessionMaxAgeMs) return { id, startedAt, isNew: false };
  const newId = randomId();
  writeStored('session-id', newId);
  writeStored('session-timestamp', now);
  return { id: newId, startedAt: now, isNew: true };
}

/** Returns the browser's id and renews its cookie, which expires two years after the last event. */
function browserId(): string {
  const id = readCookie('user_id') || randomId();
  setCookie('user_id', id);
  return id;
}

const counts = { pageViews: 0, events: 0 };

/** Counts an event and returns its visit. Starts a new visit once the last one is a day old; then `fresh` is true. */
export function countEvent(isPageView: boolean, now = Date.now()): { session: Session; isNew: boolean } {
  const { id, startedAt, isNew } = currentVisit(now);
  if (isNew) Object.assign(counts, { pageViews: 0, events: 0 });
  counts.events += 1;
  if (isPageView) counts.pageViews += 1;
  const session = {
    sessionId: id,
    startTime: startedAt,
    lastActivity: now,
    ...counts,
    userId: browserId(),
    deviceInfo: {
      userAgent: navigator.userAgent.slice(0, 500),
      language: navigator.language,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screenResolution: `${screen.width}x${screen.height}`,
      viewport: `${innerWidth}x${innerHeight}`,
    },
  };
  return { session, isNew };
}
