// Reads from the API, or from the copy on the device while the server can't be reached.
import { checkNow } from '../../lib/connection';
import { ApiError, isNetworkError } from '../../lib/errors';
import { request } from '../../lib/http';
import { drop, findKept, keep } from '../../lib/kept';
import { rememberedUser } from '../accounts/remembered-user';
import { oldPaths } from './paths';

/** In milliseconds: how long a page waits for the server before it shows the kept copy. */
const patience = 8_000;

async function find<T>(path: string): Promise<T | undefined> {
  const user = rememberedUser()?.id;
  if (user === undefined) return undefined;
  const found = await findKept<T>(user, path).catch(() => undefined);
  if (!found) return undefined;
  oldPaths.add(path);
  checkNow();
  return found.data;
}

/** Refusals that mean the person may no longer read it, so the kept copy goes, too. */
const isOver = new Set([403, 404, 410]);

function forget(path: string): void {
  const user = rememberedUser()?.id;
  if (user !== undefined) void drop(user, path).catch(() => undefined);
}

/** Keeps a response for an account, unless it has signed out meanwhile. */
export async function keepFor(user: number, path: string, data: unknown): Promise<void> {
  if (rememberedUser()?.id === user) await keep(user, path, data);
}

/** Requests a path, and keeps the response. */
async function requestAndKeep<T>(path: string, signal: AbortSignal): Promise<T> {
  const user = rememberedUser()?.id;
  const data = await request<T>('GET', path, { signal });
  oldPaths.delete(path);
  // A full disk or a private window keeps nothing; the page works all the same.
  if (user !== undefined) void keepFor(user, path, data).catch(() => undefined);
  return data;
}

/** Reads a path. If the server can't be reached or doesn't answer, returns the copy on this device. */
export async function readKept<T>(path: string, signal?: AbortSignal): Promise<T> {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    const look = async () => {
      const found = await find<T>(path);
      if (found === undefined) return;
      resolve(found);
      stop.abort();
    };
    timer = setTimeout(() => void look(), patience);
  });
  try {
    return await Promise.race([requestAndKeep<T>(path, stop.signal), late]);
  } catch (error) {
    const found = isNetworkError(error) ? await find<T>(path) : undefined;
    if (found !== undefined) return found;
    if (error instanceof ApiError && isOver.has(error.status)) forget(path);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
