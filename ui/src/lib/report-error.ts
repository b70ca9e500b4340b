// What is told of an error: nothing about the person, no address with a query, and never that the line was down.
import { readBoot } from './boot';
import { ApiError } from './errors';
import { beacon } from './http';

/** Reports of one page: whatever goes wrong after that follows from the first ones. */
const most = 10;
/** The server takes four KiB. */
const mostBytes = 4_000;
/** No vowels, and nothing that looks like another: people say it on the telephone. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';

const noLine = /failed to fetch|networkerror|network error|load failed|connection lost|timeout|timed out|dynamically imported|module script|abort/i;

let sent = 0;
const known = new Map<unknown, string>();

/** Eight of 28 letters: 38 bits, so that two errors of a site do not meet. */
function reference(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** The line was down, or the server said no: neither is an error of the page. */
function isNoNews(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500;
  if (!(error instanceof Error)) return noLine.test(String(error));
  return noLine.test(`${error.name} ${error.message}`) || (error.cause !== undefined && isNoNews(error.cause));
}

const withoutQueries = (text: string) => text.replace(/[?#][^\s:)]*/g, '');

export function report(error: unknown): string | null {
  const before = known.get(error);
  if (before) return before;
  if (sent >= most || isNoNews(error)) return null;
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  // What an extension of the browser throws is none of ours.
  if (stack.includes('://') && !stack.includes(location.origin)) return null;
  const body = {
    reference: reference(),
    name: name.slice(0, 100),
    message: withoutQueries(message).slice(0, 500),
    stack: withoutQueries(stack).slice(0, 1_500),
    page: location.pathname.slice(0, 500),
    release: readBoot()?.version ?? '',
  };
  if (new Blob([JSON.stringify(body)]).size > mostBytes) body.stack = '';
  sent += 1;
  if (!navigator.onLine || !beacon('/api/errors', body)) return null;
  known.set(error, body.reference);
  return body.reference;
}
