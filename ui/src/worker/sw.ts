// The service worker: offline, it opens the app and shows the last lists and jobs. It caches no response that depends on the
// user.
import { isCacheable, type WorkerMessage } from '../lib/offline';
import { cached } from './cached';
import './push';

interface Build {
  /** Part of the cache name: a new build or brand starts a new cache. */
  version: string;
  files: { shell: string[]; pages: string[] };
}

declare const self: ServiceWorkerGlobalScope & { BUILD: Build };

const { version, files } = self.BUILD;
const shellCache = `jobstead-${version}`;
const responseCache = 'jobstead-kept';
const manifest = '/api/mobile/manifest';
/** How many responses are cached at most, and for how many milliseconds one is fresh. */
const maxResponses = 100;
const freshMs = 10 * 60_000;

/** Help and safety texts, and the site's settings, so they can be read offline. */
const texts = ['/api/site', '/api/help', '/api/texts/safety', '/api/texts/contact'];

/** Requests the app shell: a page fetched without cookies, valid for any address. */
const shellRequest = () => new Request('/', { credentials: 'omit', headers: { 'Jobstead-Shell': '1' } });

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const cache = await caches.open(shellCache);
  const page = await fetch(shellRequest());
  if (!page.ok) throw new Error(`Fetching the app shell failed: ${page.status}`);
  await cache.put('/', page);
  await cache.addAll([manifest, ...files.shell]);
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== shellCache && name !== responseCache) await caches.delete(name);
  // An older worker turned it on. In Firefox, a preload that fails ends the navigation, even if the worker answers from the cache.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'fill') event.waitUntil(Promise.all([prefetchPages(), cacheResponses(texts)]));
  if (message.type === 'keep') event.waitUntil(cacheResponses(message.paths.filter(isCacheable)));
});

/** Caches the code of pages that are useful offline. A file that fails here is fetched when needed. */
async function prefetchPages(): Promise<void> {
  const cache = await caches.open(shellCache);
  for (const path of files.pages) {
    if (!(await cache.match(path))) await cache.add(path).catch((error) => console.warn(`${path} could not be cached`, error));
  }
}

async function cacheResponses(paths: string[]): Promise<void> {
  const cache = await caches.open(responseCache);
  for (const path of paths) {
    const known = await cache.match(path);
    if (known && Date.now() - Date.parse(known.headers.get('Date') ?? '') < freshMs) continue;
    const answer = await fetch(path, { credentials: 'omit', headers: { Accept: 'application/json' } }).catch(() => null);
    if (answer?.ok) await cache.put(path, answer);
    // What no longer exists must not be shown again. A busy or broken server says nothing about that.
    else if (answer && [404, 410].includes(answer.status)) await cache.delete(path);
  }
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - maxResponses))) await cache.delete(old);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === '/api/logout') event.waitUntil(caches.delete(responseCache));
    if (!pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => fromCache(shellCache, '/')));
  } else if (pathname === manifest) {
    event.respondWith(fetch(request).catch(() => fromCache(shellCache, pathname)));
  } else if (isCacheable(pathname + search)) {
    event.respondWith(fetch(request).catch(() => fromCache(responseCache, pathname + search)));
  } else if (/\.[0-9a-f]{8}\.(js|css|woff2|svg)$/.test(pathname)) {
    event.respondWith(file(event, pathname));
  }
});

/** File names contain a hash of their content, so a cached file never needs another request. */
async function file(event: FetchEvent, pathname: string): Promise<Response> {
  const known = await cached(shellCache, pathname);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(pathname, answer.clone()));
  return answer;
}

async function store(pathname: string, answer: Response): Promise<void> {
  await (await caches.open(shellCache)).put(pathname, answer);
}

async function fromCache(name: string, path: string): Promise<Response> {
  return (await cached(name, path)) ?? Response.error();
}
