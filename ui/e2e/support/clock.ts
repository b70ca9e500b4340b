// A page whose clock stands still unless a test advances it.
import type { Page, Route } from '@playwright/test';
import { expect, settled } from './test';

export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await now(page)) + 60_000);
}

export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await settled(page);
  // Counters and floating elements load after the first page.
  await page.locator('.slots').first().waitFor({ state: 'attached' });
  await stopClock(page);
}

/** The time according to the page. */
export const now = (page: Page) => page.evaluate(() => Date.now());

/** Lets the page run what is due without advancing its clock. */
export async function turn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(0);
      });
    }
  });
}

/** Advances the clock in small steps until the condition holds; returns how many milliseconds that took by the clock. */
export async function runUntil(page: Page, isSo: () => boolean | Promise<boolean>, limit = 10_000): Promise<number> {
  const start = await now(page);
  for (let run = 0; run <= limit; run += 50) {
    await turn(page);
    if (await isSo()) return (await now(page)) - start;
    await page.clock.runFor(50);
    // Gives requests real time to arrive, or a busy machine would see them late by the clock.
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`The condition did not hold within ${limit} ms`);
}

/** Advances the clock quickly until the condition holds, where the exact time does not matter. */
export async function hurryUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await turn(page);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

export interface Asked {
  /** When each request arrived, by the page's clock. */
  times: number[];
  answered: number;
  keys: (string | undefined)[];
}

/** Answers the requests to a path, and records their times and idempotency keys. */
export async function answer(page: Page, pattern: RegExp, method: string, reply: (route: Route) => Promise<void>): Promise<Asked> {
  const asked: Asked = { times: [], answered: 0, keys: [] };
  await page.route(pattern, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    asked.times.push(await now(page));
    asked.keys.push(request.headers()['idempotency-key']);
    await reply(route);
    asked.answered += 1;
  });
  return asked;
}

/** Waits until this many requests are answered and the page has processed the responses. */
export async function arrived(page: Page, asked: Asked, count: number): Promise<void> {
  await expect.poll(() => asked.answered).toBe(count);
  for (let turns = 0; turns < 3; turns += 1) await turn(page);
}

/** Expects no further requests. */
export async function nothingMore(page: Page, asked: Asked): Promise<void> {
  const { length } = asked.times;
  await page.clock.runFor(40_000);
  await turn(page);
  expect(asked.times).toHaveLength(length);
}

/** Expects the next try after this pause, with some tolerance for the response time. */
export async function triedAfter(page: Page, asked: Asked, pause: number, tries = 1): Promise<void> {
  const { length } = asked.times;
  const last = asked.times[length - 1] ?? 0;
  await runUntil(page, () => asked.times.length >= length + tries);
  const passed = (asked.times[length] ?? 0) - last;
  expect(passed).toBeGreaterThanOrEqual(pause);
  expect(passed).toBeLessThan(pause + 600);
  await arrived(page, asked, length + tries);
}
