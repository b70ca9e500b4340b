// Sends queued events every 30 seconds and when the page is hidden or left; the most important ones immediately. Without
// consent, it sends only the answer to the consent question, anonymously.
import { collect, type EventName, type Happened } from '../../lib/analytics';
import { mayCount } from '../../lib/consent';
import { beacon, request } from '../../lib/http';
import { reportError } from '../../lib/report';
import { countIn, type Session } from './session';

/** In milliseconds. */
const flushEvery = 30_000;
/** Size limit of a request body. The server accepts 4 KiB. */
const mostBytes = 3_600;
/** Maximum number of queued events; the oldest are discarded first. */
const mostWaiting = 200;

const atOnce: ReadonlySet<EventName> = new Set(['user_signup', 'job_posted', 'application_submitted', 'consent_given']);

/** Sent even without consent, but anonymously. */
const exempt: ReadonlySet<EventName> = new Set(['consent_given', 'consent_declined']);

type OutgoingEvent = Happened & { userId?: string; sessionId?: string; userAgent?: string };

let waiting: OutgoingEvent[] = [];
let session: Session | null = null;
let sending = false;
/** True until a page view of this visit has recorded the traffic source. */
let sourceless = false;

/** Without consent, discards all queued events but the exempt ones, and strips those of their ids. */
function heedConsent(): void {
  if (mayCount()) return;
  session = null;
  waiting = waiting
    .filter(({ event }) => exempt.has(event))
    .map(({ event, properties, timestamp, page }) => ({ event, properties, timestamp, page }));
}

/** The traffic source: the utm_source campaign, the referring host, or "direct". */
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

/** Reports errors instead of throwing, so that a failure to count never breaks the page. */
function tryToTake(happened: Happened): void {
  try {
    take(happened);
  } catch (error) {
    console.warn('Failed to record an analytics event', error);
    void reportError(error);
  }
}

const nobody = (now: number) => ({ sessionId: null, startTime: now, lastActivity: now, pageViews: 0, events: 0, userId: null, deviceInfo: null });

const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

/** The next request: as many of the oldest events as fit. */
function next(): { events: OutgoingEvent[]; body: { events: OutgoingEvent[]; session: Session | ReturnType<typeof nobody> } } {
  const who = session ?? nobody(Date.now());
  const events = [...waiting];
  while (events.length > 1 && bytesOf({ events, session: who }) > mostBytes) events.length = Math.ceil(events.length / 2);
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
        // Put them back at the front for the next attempt.
        waiting = [...events, ...waiting].slice(-mostWaiting);
        console.warn('Failed to send analytics events', error);
        return;
      }
    }
  } finally {
    sending = false;
  }
}

/** Sends the queue with a beacon, because the page may not come back. */
function leave(): void {
  heedConsent();
  while (waiting.length > 0) {
    const { events, body } = next();
    if (!beacon('/api/analytics', body)) return;
    waiting = waiting.slice(events.length);
  }
}

let started = false;

/** Starts the collector. Later calls do nothing. */
export function start(): void {
  if (started) return;
  started = true;
  collect(tryToTake);
  setInterval(() => void flush(), flushEvery);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}
