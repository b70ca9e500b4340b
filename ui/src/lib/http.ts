// The only place in the pages that calls fetch.
import { pageAccount } from './account';
import { ApiError, isNetworkError } from './errors';
import { noteServerTime } from './server-clock';
import { askForPassword, askToSignIn } from './step-up';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const accountHeader = 'Jobstead-Account';

interface Options {
  body?: unknown;
  /** Created once per user action; the same on every retry and on the fallback path. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

// Longest first, so that "/api/jobs" does not match "/api/job".
const fallbacks = [
  ['/api/post-job', '/api/create-opportunity'],
  ['/api/jobs', '/api/opportunities'],
  ['/api/job', '/api/opportunity'],
] as const;

/** Returns the alias of a path, which has the same handler; null if it has none. */
export function fallbackPath(path: string): string | null {
  for (const [from, to] of fallbacks) {
    const rest = path.slice(from.length);
    if (path.startsWith(from) && (rest === '' || rest[0] === '/' || rest[0] === '?')) return to + rest;
  }
  return null;
}

/** Calls fetch, and once more with the path's alias if there was no response. */
async function fetchWithFallback(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const other = fallbackPath(path);
    if (!other) throw normalizeNetworkError(error);
    try {
      return await fetch(other, init);
    } catch (again) {
      throw isNetworkError(again) ? normalizeNetworkError(again) : again;
    }
  }
}

/** Browsers word a lost connection differently; the retry rules look for one wording. */
function normalizeNetworkError(error: unknown): Error {
  return error instanceof Error && error.message.includes('Failed to fetch') ? error : new TypeError('Failed to fetch', { cause: error });
}

export async function request<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const account = pageAccount();
  // Signing in is how a page gets another account.
  if (account !== null && !path.startsWith('/api/auth/')) headers[accountHeader] = String(account);
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.signal) init.signal = options.signal;

  const response = await send(path, init);
  noteServerTime(response.headers.get('date'));
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Requests that give the session a new cookie. */
const renewing = new Set(['/api/auth/step-up', '/api/auth/role', '/api/auth/sign-in', '/api/auth/password', '/api/employer-invitations/accept']);
let renewals = 0;
let renewal: Promise<unknown> = Promise.resolve();

async function renewSession(path: string, init: RequestInit): Promise<Response> {
  const response = fetchOk(path, init);
  const counted = response.then(() => {
    renewals += 1;
  });
  renewal = counted.catch(() => {});
  await counted;
  return response;
}

/**
 * Sends a request. If the server asks for the password first, or the session has ended before a change is sent, sends the same
 * request again after the person entered it.
 */
async function send(path: string, init: RequestInit): Promise<Response> {
  if (renewing.has(path)) return await renewSession(path, init);
  const before = renewals;
  try {
    return await fetchOk(path, init);
  } catch (error) {
    if (!(error instanceof ApiError) || !['unauthorized', 'step_up'].includes(error.code)) throw error;
    // This request may carry the cookie from before a renewal, whose response may still be on its way.
    await renewal;
    if (renewals !== before) return await fetchOk(path, init);
    const asked = error.code === 'step_up' ? askForPassword('confirm') : init.method !== 'GET' && askToSignIn();
    if (await asked) return await fetchOk(path, init);
    throw error;
  }
}

async function fetchOk(path: string, init: RequestInit): Promise<Response> {
  const response = await fetchWithFallback(path, init);
  if (response.ok) return response;
  const error = new ApiError(response.status, await response.text(), response.statusText, response.headers.get('X-Request-Id'));
  // The page belongs to the person who is signed in now.
  if (error.code === 'other_account') location.reload();
  throw error;
}

/** Downloads a file that the server may ask the password for, which a plain link can't handle. */
export async function download(path: string, name: string): Promise<void> {
  const file = await (await send(path, { credentials: 'include' })).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after this returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Sends data that the browser delivers even after the page is closed. Returns false if the browser refuses. */
export function beacon(path: string, body: unknown): boolean {
  return navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

export interface Upload {
  idempotencyKey: string;
  /** Called with the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a file with XMLHttpRequest, because fetch cannot report upload progress. */
export function upload<T>(path: string, file: Blob, { idempotencyKey, onProgress }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Content-Type', file.type);
    call.setRequestHeader('Idempotency-Key', idempotencyKey);
    const account = pageAccount();
    if (account !== null) call.setRequestHeader(accountHeader, String(account));
    call.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as T);
      else reject(new ApiError(call.status, call.responseText, call.statusText, call.getResponseHeader('X-Request-Id')));
    };
    call.send(file);
  });
}

/** Whether the server can be reached: any response within `timeout` milliseconds will do. */
export async function reachesServer(timeout: number): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  try {
    await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-cache', signal: stop.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
