// A page whose clock is stopped unless a test advances it.
import type { Page, Route } from '@playwright/test';
import { expect, settled } from './test';

export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await now(page)) + 60_000);
}

export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
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
export async function flushTasks(page: Page): Promise<void> {
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
export async function runUntil(page: Page, condition: () => boolean | Promise<boolean>, limit = 10_000): Promise<number> {
  const start = await now(page);
  for (let run = 0; run <= limit; run += 50) {
    await flushTasks(page);
    if (await condition()) return (await now(page)) - start;
    await page.clock.runFor(50);
    // Gives requests real time to arrive, or a busy machine would see them late by the clock.
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new Error(`The condition did not hold within ${limit} ms`);
}

/** Advances the clock quickly until the condition holds, where the exact time does not matter. */
export async function fastForwardUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await flushTasks(page);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

export interface RequestLog {
  /** When each request arrived, by the page's clock. */
  times: number[];
  count: number;
  keys: (string | undefined)[];
}

/** Answers the requests to a path, and records their times and idempotency keys. */
export async function answer(page: Page, pattern: RegExp, method: string, reply: (route: Route) => Promise<void>): Promise<RequestLog> {
  const log: RequestLog = { times: [], count: 0, keys: [] };
  await page.route(pattern, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    log.times.push(await now(page));
    log.keys.push(request.headers()['idempotency-key']);
    await reply(route);
    log.count += 1;
  });
  return log;
}

/** Waits until this many requests are answered and the page has processed the responses. */
export async function waitForRequests(page: Page, log: RequestLog, count: number): Promise<void> {
  await expect.poll(() => log.count).toBe(count);
  for (let turns = 0; turns < 3; turns += 1) await flushTasks(page);
}

/** Expects no further requests. */
export async function expectNoMoreRequests(page: Page, log: RequestLog): Promise<void> {
  const { length } = log.times;
  await page.clock.runFor(40_000);
  await flushTasks(page);
  expect(log.times).toHaveLength(length);
}

/** Expects the next try after this pause, with some tolerance for the response time. */
export async function expectRetryAfter(page: Page, log: RequestLog, pause: number, tries = 1): Promise<void> {
  const { length } = log.times;
  const last = log.times[length - 1] ?? 0;
  await runUntil(page, () => log.times.length >= length + tries);
  const passed = (log.times[length] ?? 0) - last;
  expect(passed).toBeGreaterThanOrEqual(pause);
  expect(passed).toBeLessThan(pause + 600);
  await waitForRequests(page, log, length + tries);
}
