// How soon something begins, in words.
import { once } from './once';

const relative = once(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'always' }));

/** "in 3 days", "in 2 hours", "in 20 minutes", "now", "over"; `ends` is when it's over. */
export function until(starts: number, ends: number, now = Date.now()): string {
  if (now >= ends) return 'over';
  const minutes = Math.round((starts - now) / 60_000);
  if (minutes <= 0) return 'now';
  if (minutes < 100) return relative().format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 36 ? relative().format(hours, 'hour') : relative().format(Math.round(hours / 24), 'day');
}
