// Error reports hold nothing about the person and no query strings; a lost connection is never reported.
import { readBoot } from './boot';
import { ApiError } from './errors';
import { beacon } from './http';

/** Maximum number of reports per page: later errors usually follow from the first ones. */
const maxReports = 10;
/** Just below the server's limit of 4 KiB. */
const maxBytes = 4_000;
/** No vowels and no look-alikes: people read the reference out over the phone. */
const referenceAlphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789';

const networkError =
  /failed to fetch|networkerror|network error|load failed|connection lost|timeout|timed out|dynamically imported|module script|abort/i;

let sent = 0;
const reported = new Map<unknown, string>();

/** Eight of 28 letters and digits: 38 bits, enough to tell the errors of a site apart. */
function reference(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(bytes, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

/** Whether an error is not worth reporting: a lost connection or a refusal by the server is not a fault of the page. */
function isNotReportable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500;
  if (!(error instanceof Error)) return networkError.test(String(error));
  return networkError.test(`${error.name} ${error.message}`) || (error.cause !== undefined && isNotReportable(error.cause));
}

const withoutQueries = (text: string) => text.replace(/[?#][^\s:)]*/g, '');

export function report(error: unknown): string | null {
  const before = reported.get(error);
  if (before) return before;
  if (sent >= maxReports || isNotReportable(error)) return null;
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  // Errors thrown by browser extensions are not ours.
  if (stack.includes('://') && !stack.includes(location.origin)) return null;
  const body = {
    reference: reference(),
    name: name.slice(0, 100),
    message: withoutQueries(message).slice(0, 500),
    stack: withoutQueries(stack).slice(0, 1_500),
    page: location.pathname.slice(0, 500),
    release: readBoot()?.version ?? '',
  };
  if (new Blob([JSON.stringify(body)]).size > maxBytes) body.stack = '';
  sent += 1;
  if (!navigator.onLine || !beacon('/api/errors', body)) return null;
  reported.set(error, body.reference);
  return body.reference;
}
