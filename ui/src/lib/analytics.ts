// Records analytics events. The collector loads later, knows the consent, and decides whether any of them leave the device.

export type EventName =
  | 'page_view'
  | 'scroll_depth'
  | 'search'
  | 'job_posted'
  | 'application_submitted'
  | 'user_signup'
  | 'consent_given'
  | 'consent_declined';

export interface TrackedEvent {
  event: EventName;
  properties: Record<string, string | number | boolean>;
  timestamp: number;
  page: string;
}

/** Maximum number of events held until the collector has loaded. */
const maxPending = 50;

const pending: TrackedEvent[] = [];
let collector: ((happened: TrackedEvent) => void) | null = null;

export function track(event: EventName, properties: TrackedEvent['properties'] = {}): void {
  const happened = { event, properties, timestamp: Date.now(), page: location.pathname };
  if (collector) collector(happened);
  else if (pending.length < maxPending) pending.push(happened);
}

/** Registers the collector, which receives the events so far and all later ones. */
export function setCollector(take: (happened: TrackedEvent) => void): void {
  collector = take;
  for (const happened of pending.splice(0)) take(happened);
}
