// Registers the service worker, tells it what to cache, and watches for a new version.
import type { QueryClient } from '@tanstack/react-query';
import { pathOf, type QueryKey } from '../../data/key';
import { isCacheable, type PageMessage, type WorkerMessage, workerPath } from '../../lib/offline';

/** In milliseconds. */
const updateCheckMs = 60 * 60_000;

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
}

/** Returns the worker's URL, the only script URL that our Trusted Types policy allows. */
function trustedWorkerUrl(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const createScriptURL = (url: string) => {
    if (url !== workerPath) throw new TypeError(`Blocked script URL: ${url}`);
    return url;
  };
  return types ? types.createPolicy('jobstead', { createScriptURL }).createScriptURL(workerPath) : workerPath;
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(trustedWorkerUrl(), { scope: '/' });
  } catch (error) {
    console.warn('Failed to register the service worker', error);
    return null;
  }
}

/** Registers the worker once per page load, because a Trusted Types policy can be created only once. */
function worker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register();
  return registered;
}

const post = (to: ServiceWorker | null | undefined, message: WorkerMessage) => to?.postMessage(message);

/** Calls back with the page that a tapped push message is about. Returns a function that stops it. */
export function onOpen(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const listener = ({ data }: MessageEvent<PageMessage>) => data.type === 'open' && open(data.path);
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}

/** Checks for a new version every hour. Once one is waiting, calls back with a function that activates it. */
export async function watchVersions(onWaiting: (activate: () => void) => void): Promise<void> {
  const registration = await worker();
  if (!registration) return;
  const notifyIfWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    onWaiting(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      post(waiting, { type: 'take-over' });
    });
  };
  notifyIfWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notifyIfWaiting);
  });
  setInterval(() => void registration.update().catch(() => {}), updateCheckMs);
}

/** Has the worker cache public API responses as they are read and, unless data saving is on, the code of other pages. */
export async function cacheReadResponses(client: QueryClient): Promise<void> {
  const registration = await worker();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  const savesData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  if (!savesData) post(active, { type: 'fill' });
  const pathIfOpen = (key: readonly unknown[]) => {
    const path = String(key[0]).startsWith('/api/') ? pathOf(key as QueryKey) : '';
    return isCacheable(path) ? [path] : [];
  };
  const cache = client.getQueryCache();
  const read = cache.getAll().filter((query) => query.state.status === 'success');
  post(active, { type: 'keep', paths: ['/api/site', ...read.flatMap((query) => pathIfOpen(query.queryKey))] });
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const paths = pathIfOpen(event.query.queryKey);
    if (paths.length > 0) post(registration.active, { type: 'keep', paths });
  });
}
