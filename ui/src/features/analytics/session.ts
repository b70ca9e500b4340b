// Random ids for the visit, which lasts a day at most, and for the browser. Both require consent.
import { keepCookie } from '../../lib/kept';
import { randomId } from '../../lib/random-id';
import { readCookie, readStored, writeStored } from '../../lib/storage';

/** In milliseconds. */
const sessionLife = 24 * 60 * 60_000;

export interface Session {
  sessionId: string;
  startTime: number;
  lastActivity: number;
  pageViews: number;
  events: number;
  userId: string;
  deviceInfo: { userAgent: string; language: string; timezone: string; screenResolution: string; viewport: string };
}

function visit(now: number): { id: string; since: number; fresh: boolean } {
  const id = readStored<string>('session-id');
  const since = readStored<number>('session-timestamp');
  if (id && since && now - since < sessionLife) return { id, since, fresh: false };
  const made = randomId();
  writeStored('session-id', made);
  writeStored('session-timestamp', now);
  return { id: made, since: now, fresh: true };
}

/** Returns the browser's id and renews its cookie, which expires two years after the last event. */
function browser(): string {
  const id = readCookie('user_id') || randomId();
  keepCookie('user_id', id);
  return id;
}

const counts = { pageViews: 0, events: 0 };

/** Counts an event and returns its visit. Starts a new visit once the last one is a day old; then `fresh` is true. */
export function countIn(isPageView: boolean, now = Date.now()): { session: Session; fresh: boolean } {
  const { id, since, fresh } = visit(now);
  if (fresh) Object.assign(counts, { pageViews: 0, events: 0 });
  counts.events += 1;
  if (isPageView) counts.pageViews += 1;
  const session = {
    sessionId: id,
    startTime: since,
    lastActivity: now,
    ...counts,
    userId: browser(),
    deviceInfo: {
      userAgent: navigator.userAgent.slice(0, 500),
      language: navigator.language,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screenResolution: `${screen.width}x${screen.height}`,
      viewport: `${innerWidth}x${innerHeight}`,
    },
  };
  return { session, fresh };
}
