// What the service worker has stored on the device.
import { expect, type Page } from './test';

/** Which of these paths aren't stored. */
const missing = (page: Page, paths: string[]) =>
  page.evaluate(async (all) => {
    const found = await Promise.all(all.map((path) => caches.match(path)));
    return all.filter((_, at) => found[at] === undefined);
  }, paths);

/** Waits until these paths are stored. Playwright's waitForFunction doesn't wait for the answer of an async function. */
export const stored = (page: Page, ...paths: string[]) => expect.poll(() => missing(page, paths), { timeout: 20_000 }).toEqual([]);

/** Waits until all code that is useful offline is stored. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = await page.evaluate(async () => (await (await fetch('/api/mobile/sw.js')).text()).match(/\/[\w.-]+\.[0-9a-f]{8}\.js/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  await stored(page, ...files);
}
