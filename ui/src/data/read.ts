import { request } from '../lib/http';
import { isKept } from './kept/paths';

/** Reads a path of the API. The code that keeps copies loads only when someone is signed in. */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const kept = isKept(path) && (await import('./kept/read').catch(() => null));
  return kept ? await kept.readKept<T>(path, signal) : await request<T>('GET', path, signal ? { signal } : {});
}
