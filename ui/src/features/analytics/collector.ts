// Sends queued events every 30 seconds and when the page is hidden or left; the most important ones immediately. Without
// consent, it sends only the answer to the consent question, anonymously.
import { type EventName, setCollector, type TrackedEvent } from '../../lib/analytics';
import { analyticsAllowed } from '../../lib/consent';
import { beacon, request } from '../../lib/http';
import { reportError } from '../../lib/report';
import { countEvent, type Session } from './session';

/** In milliseconds. */
const flushIntervalMs = 30_000;
/** Size limit of a request body. The server accepts 4 KiB. */
const maxBodyBytes = 3_600;
/** Maximum number of queued events; the oldest are discarded first. */
const maxQueued = 200;

const urgentEvents: ReadonlySet<EventName> = new Set(['user_signup', 'job_posted', 'application_submitted', 'consent_given']);

/** Sent even without consent, but anonymously. */
const consentEvents: ReadonlySet<EventName> = new Set(['consent_given', 'consent_declined']);

type OutgoingEvent = TrackedEvent & { userId?: string; sessionId?: string; userAgent?: string };

let queue: OutgoingEvent[] = [];
let session: Session | null = null;
let sending = false;
/** True until a page view of this visit has recorded the traffic source. */
let needsSource = false;

/** Without consent, discards all queued events but the exempt ones, and strips those of their ids. */
function applyConsent(): void {
  if (analyticsAllowed()) return;
  session = null;
  queue = queue
    .filter(({ event }) => consentEvents.has(event))
    .map(({ event, properties, timestamp, page }) => ({ event, properties, timestamp, page }));
}

/** The traffic source: the utm_source campaign, the referring host, or "direct". */
function source(): string {
  const campaign = new URLSearchParams(location.search).get('utm_source');
  if (campaign) return campaign.slice(0, 100);
  const from = document.referrer ? new URL(document.referrer).host : '';
  return from && from !== location.host ? from.slice(0, 100) : 'direct';
}

function enqueue(event: TrackedEvent): void {
  applyConsent();
  if (analyticsAllowed()) {
    const isPage = event.event === 'page_view';
    const { session: now, isNew } = countEvent(isPage);
    session = now;
    needsSource ||= isNew;
    const properties = isPage && needsSource ? { ...event.properties, source: source() } : event.properties;
    if (isPage) needsSource = false;
    queue.push({ ...event, properties, userId: now.userId, sessionId: now.sessionId, userAgent: now.deviceInfo.userAgent });
  } else if (consentEvents.has(event.event)) {
    queue.push(event);
  } else {
    return;
  }
  queue = queue.slice(-maxQueued);
  if (urgentEvents.has(event.event)) void flush();
}

/** Reports errors instead of throwing, so that a failure to count never breaks the page. */
function tryEnqueue(event: TrackedEvent): void {
  try {
    enqueue(event);
  } catch (error) {
    console.warn('Failed to record an analytics event', error);
    void reportError(error);
  }
}

const anonymousSession = (now: number) => ({
  sessionId: null,
  startTime: now,
  lastActivity: now,
  pageViews: 0,
  events: 0,
  userId: null,
  deviceInfo: null,
});

const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

/** The next request: as many of the oldest events as fit. */
function nextBatch(): { events: OutgoingEvent[]; body: { events: OutgoingEvent[]; session: Session | ReturnType<typeof anonymousSession> } } {
  const currentSession = session ?? anonymousSession(Date.now());
  const events = [...queue];
  while (events.length > 1 && bytesOf({ events, session: currentSession }) > maxBodyBytes) events.length = Math.ceil(events.length / 2);
  return { events, body: { events, session: currentSession } };
}

async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    applyConsent();
    while (queue.length > 0) {
      const { events, body } = nextBatch();
      queue = queue.slice(events.length);
      try {
        await request('POST', '/api/analytics', { body });
      } catch (error) {
        // Put them back at the front for the next attempt.
        queue = [...events, ...queue].slice(-maxQueued);
        console.warn('Failed to send analytics events', error);
        return;
      }
    }
  } finally {
    sending = false;
  }
}

/** Sends the queue with a beacon, because the page may not come back. */
function flushWithBeacon(): void {
  applyConsent();
  while (queue.length > 0) {
    const { events, body } = nextBatch();
    if (!beacon('/api/analytics', body)) return;
    queue = queue.slice(events.length);
  }
}

let started = false;

/** Starts the collector. Later calls do nothing. */
export function start(): void {
  if (started) return;
  started = true;
  setCollector(tryEnqueue);
  setInterval(() => void flush(), flushIntervalMs);
  addEventListener('pagehide', flushWithBeacon);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushWithBeacon());
}
