// Reads the browser's cache. It may stop answering, as the device's database does (lib/device-store.ts), and the page waits for it.

/** Milliseconds. */
const limit = 2_000;

/** Returns a cached response; undefined if there is none, the cache fails, or it doesn't answer within two seconds. */
export async function cached(name: string, path: string): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  const found = caches
    .open(name)
    .then((cache) => cache.match(path))
    .catch(() => undefined);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
