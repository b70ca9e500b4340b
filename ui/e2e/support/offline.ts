// What the service worker has stored on the device.
import { expect, type Page } from './test';

/** Runs in the page: which of these paths aren't stored. */
export const missingHere = async (paths: string[]) => {
  const found = await Promise.all(paths.map((path) => caches.match(path)));
  return paths.filter((_, at) => found[at] === undefined);
};

/** Runs in the page: the code that is useful offline; empty while the service worker doesn't serve the page. */
export const codeHere = async () => {
  if (navigator.serviceWorker.controller === null) return [];
  return (await (await fetch('/api/mobile/sw.js')).text()).match(/\/[\w.-]+\.[0-9a-f]{8}\.js/g) ?? [];
};

/** Waits until these paths are stored. Playwright's waitForFunction doesn't wait for the answer of an async function. */
export const stored = (page: Page, ...paths: string[]) => expect.poll(() => page.evaluate(missingHere, paths), { timeout: 20_000 }).toEqual([]);

/** Waits until all code that is useful offline is stored. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = await page.evaluate(codeHere);
  expect(files.length).toBeGreaterThan(10);
  await stored(page, ...files);
}
