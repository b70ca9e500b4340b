// What happens is told here; whether any of it leaves the device decides the collector, which comes later and knows the consent.

export type EventName =
  | 'page_view'
  | 'scroll_depth'
  | 'search'
  | 'job_posted'
  | 'application_submitted'
  | 'user_signup'
  | 'consent_given'
  | 'consent_declined';

export interface Happened {
  event: EventName;
  properties: Record<string, string | number | boolean>;
  timestamp: number;
  page: string;
}

/** Events before the collector is there. */
const mostWaiting = 50;

const waiting: Happened[] = [];
let collector: ((happened: Happened) => void) | null = null;

export function track(event: EventName, properties: Happened['properties'] = {}): void {
  const happened = { event, properties, timestamp: Date.now(), page: location.pathname };
  if (collector) collector(happened);
  else if (waiting.length < mostWaiting) waiting.push(happened);
}

/** Takes what happened so far, and from now on. */
export function collect(take: (happened: Happened) => void): void {
  collector = take;
  for (const happened of waiting.splice(0)) take(happened);
}
