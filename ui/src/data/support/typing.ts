import { request } from '../../lib/http';

/** Shows the other side that this one is typing. Losing one of these does no harm. */
export function sendTyping(path: string): void {
  request('POST', path).catch(() => {});
}
