// Tracked time and motivation cards, as the tests see them.
import { expect, type Page } from './test';

export const slot = (page: Page) => page.locator('.slot-tr');
export const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Motivation #' });
export const stored = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Returns the seconds tracked so far. The current second starts over, so the next tick is a full second away. */
export async function trackedSeconds(page: Page): Promise<number> {
  await setHidden(page, true);
  const { totalTimeSpent } = await stored(page, 'engagement');
  await setHidden(page, false);
  return totalTimeSpent;
}

/** Stores what an earlier visit would have left on the device. */
export const seedEarlierVisit = (page: Page, seconds: number, minutesAgo = 0, more: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([total, ago, others]) => {
      // Half an hour passes at once, during which no connection check could be answered, so this answers them.
      const real = globalThis.fetch;
      globalThis.fetch = (input, init) => (input === '/favicon.ico' ? Promise.resolve(new Response()) : real(input, init));
      if (localStorage.getItem('engagement')) return;
      const lastUpdate = Date.now() - ago * 60_000;
      const state = { sessionStartTime: lastUpdate - total * 1000, totalTimeSpent: total, isActive: false, lastUpdate };
      for (const [key, value] of Object.entries({ ...others, engagement: state })) localStorage.setItem(key, JSON.stringify(value));
    },
    [seconds, minutesAgo, more] as const,
  );

/** Advances the tracked time to exactly this second. */
export async function countTo(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor((seconds - (await trackedSeconds(page))) * 1000);
}

/** Waits for a card that is due: its code loads in real time, then it slides in after 100 ms. */
export async function waitForCard(page: Page): Promise<void> {
  await expect(slot(page)).toBeAttached();
  await page.clock.runFor(100);
  await expect(card(page)).toBeVisible();
}

export async function waitForCardToClose(page: Page): Promise<void> {
  await page.clock.runFor(6_300);
  await expect(slot(page)).toHaveCount(0);
}

/** Retries while advancing the clock: the page reacts in its next frames, which the fake clock drives too. */
export const retryWithClock = (page: Page, condition: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(50);
    await condition();
  }).toPass();
