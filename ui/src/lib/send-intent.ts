// What someone asked to send before they signed in: it's sent once they are, and can be taken back for a moment. It's kept in
// memory only, so no link from elsewhere can send a draft.

/** Milliseconds within which they have to have signed in. */
const lifetime = 30 * 60_000;

let intent: { draft: string; at: number } | null = null;

/** Notes that the draft of this name is to be sent after signing in. */
export function intendToSend(draft: string, now = Date.now()): void {
  intent = { draft, at: now };
}

/** Whether the draft of this name is to be sent after signing in. */
export const isIntended = (draft: string) => intent?.draft === draft;

/** Returns whether the draft of this name is to be sent now, once. */
export function takeIntent(draft: string, now = Date.now()): boolean {
  if (intent?.draft !== draft) return false;
  const isFresh = now - intent.at < lifetime;
  intent = null;
  return isFresh;
}

/** What was sent by signing in and can be taken back, such as "application:5" or "job:7". */
interface JustSent {
  what: string;
  at: number;
  /** Makes it a draft again. */
  restore: () => void;
}

let sent: JustSent | null = null;

export function setJustSent(what: string, restore: () => void, now = Date.now()): void {
  sent = { what, at: now, restore };
}

export const justSent = (what: string) => (sent?.what === what ? sent : null);
