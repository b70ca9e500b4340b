import { request } from '../lib/http';
import { isKept } from './kept/paths';

/** Reads a path of the API. What the device keeps for reading without a signal takes code that loads only for people who sign in. */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const kept = isKept(path) && (await import('./kept/read').catch(() => null));
  return kept ? await kept.readKept<T>(path, signal) : await request<T>('GET', path, signal ? { signal } : {});
}
