// Sends events every 30 seconds and when the page goes away; the most important ones at once. Nothing without consent.
import { collect, type EventName, type Happened } from '../../lib/analytics';
import { mayCount } from '../../lib/consent';
import { beacon, request } from '../../lib/http';
import { reportError } from '../../lib/report';
import { countIn, type Session } from './session';

/** Milliseconds. */
const flushEvery = 30_000;
/** The server takes four KiB. */
const mostBytes = 3_600;
/** Events queued while offline at most; the oldest are dropped. */
const mostWaiting = 200;

const atOnce: ReadonlySet<EventName> = new Set(['user_signup', 'job_posted', 'application_submitted', 'consent_given']);

/** Sent without consent too, but anonymously. */
const exempt: ReadonlySet<EventName> = new Set(['consent_given', 'consent_declined']);

type OutgoingEvent = Happened & { userId?: string; sessionId?: string; userAgent?: string };

let waiting: OutgoingEvent[] = [];
let session: Session | null = null;
let sending = false;
/** No page view of this visit has recorded its source yet. */
let sourceless = false;

/** After consent is withdrawn, unsent events are dropped, and exempt ones are stripped of their ids. */
function heedConsent(): void {
  if (mayCount()) return;
  session = null;
  waiting = waiting
    .filter(({ event }) => exempt.has(event))
    .map(({ event, properties, timestamp, page }) => ({ event, properties, timestamp, page }));
}

/** Where the visit came from, recorded with its first page view. */
function source(): string {
  const campaign = new URLSearchParams(location.search).get('utm_source');
  if (campaign) return campaign.slice(0, 100);
  const from = document.referrer ? new URL(document.referrer).host : '';
  return from && from !== location.host ? from.slice(0, 100) : 'direct';
}

function take(happened: Happened): void {
  heedConsent();
  if (mayCount()) {
    const isPage = happened.event === 'page_view';
    const { session: now, fresh } = countIn(isPage);
    session = now;
    sourceless ||= fresh;
    const properties = isPage && sourceless ? { ...happened.properties, source: source() } : happened.properties;
    if (isPage) sourceless = false;
    waiting.push({ ...happened, properties, userId: now.userId, sessionId: now.sessionId, userAgent: now.deviceInfo.userAgent });
  } else if (exempt.has(happened.event)) {
    waiting.push(happened);
  } else {
    return;
  }
  waiting = waiting.slice(-mostWaiting);
  if (atOnce.has(happened.event)) void flush();
}

/** A failure to count must not break anything else. */
function tryToTake(happened: Happened): void {
  try {
    take(happened);
  } catch (error) {
    console.warn('An event was not counted', error);
    void reportError(error);
  }
}

const nobody = (now: number) => ({ sessionId: null, startTime: now, lastActivity: now, pageViews: 0, events: 0, userId: null, deviceInfo: null });

/** As many events as fit into one request. */
function next(): { events: OutgoingEvent[]; body: { events: OutgoingEvent[]; session: Session | ReturnType<typeof nobody> } } {
  const who = session ?? nobody(Date.now());
  const events = [...waiting];
  while (events.length > 1 && JSON.stringify({ events, session: who }).length > mostBytes) events.length = Math.ceil(events.length / 2);
  return { events, body: { events, session: who } };
}

async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    heedConsent();
    while (waiting.length > 0) {
      const { events, body } = next();
      waiting = waiting.slice(events.length);
      try {
        await request('POST', '/api/analytics', { body });
      } catch (error) {
        // Keep them at the front for the next try.
        waiting = [...events, ...waiting].slice(-mostWaiting);
        console.warn('The statistics were not sent', error);
        return;
      }
    }
  } finally {
    sending = false;
  }
}

/** The page may not come back, so send the queue now. */
function leave(): void {
  heedConsent();
  while (waiting.length > 0) {
    const { events, body } = next();
    if (!beacon('/api/analytics', body)) return;
    waiting = waiting.slice(events.length);
  }
}

let started = false;

/** Once per page. */
export function start(): void {
  if (started) return;
  started = true;
  collect(tryToTake);
  setInterval(() => void flush(), flushEvery);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}
