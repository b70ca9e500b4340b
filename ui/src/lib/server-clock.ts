// How far this device's clock is behind the server's. A timer that began by another clock would stand still at 0:00:00 otherwise.

let behind = 0;
// Responses name the second; less is no difference.
const tolerance = 2_000;

/** Notes the server's time, as a response says it. One that was cached only says a time that's too early. */
export function noteServerTime(date: string | null): void {
  const ahead = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (ahead > tolerance && ahead > behind) behind = ahead;
}

/** Milliseconds to add to this device's time, so that it can be compared with when a timer began. */
export function behindBy(since: number, now = Date.now()): number {
  return since > now ? Math.max(behind, since - now) : 0;
}
