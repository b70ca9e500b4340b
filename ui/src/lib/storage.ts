// Storage that never throws: it may be full, switched off, or hold what an older version wrote.
import { forNow } from './for-now';
import type { StoredName } from './stored-items';

export function readStored<T>(key: StoredName, where: 'local' | 'session' = 'local'): T | null {
  try {
    const text = storage(where).getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch (error) {
    console.warn(`The stored value of ${key} cannot be read`, error);
    return null;
  }
}

export function writeStored(key: StoredName, value: unknown, where: 'local' | 'session' = 'local'): boolean {
  try {
    storage(where).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StoredName, where: 'local' | 'session' = 'local'): void {
  try {
    storage(where).removeItem(key);
  } catch {
    // Storage is switched off, so there is nothing to delete.
  }
}

/** The stored names with this prefix. */
export function storedNames<P extends 'draft:'>(prefix: P): `${P}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${P}${string}` => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const storage = (where: 'local' | 'session') => (where === 'local' ? localStorage : sessionStorage);

const day = 86_400;

const cookies = forNow(() => document.cookie.split('; '));

export function readCookie(name: string): string | null {
  const part = cookies.get().find((one) => one.startsWith(`${name}=`));
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part.slice(name.length + 1));
  } catch (error) {
    console.warn(`The cookie ${name} cannot be read`, error);
    return null;
  }
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * day}; SameSite=Lax${secure}`;
  cookies.forget();
}
