import { request } from '../../lib/http';

/** Shows the other side that this one is typing. Failures are ignored. */
export function sendTyping(path: string): void {
  request('POST', path).catch(() => {});
}
