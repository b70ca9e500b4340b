// Tracked time and motivation cards, as tests see them.
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

/** What is counted so far. The next second is a whole one from here. */
export async function tracked(page: Page): Promise<number> {
  await setHidden(page, true);
  const { totalTimeSpent } = await stored(page, 'engagement');
  await setHidden(page, false);
  return totalTimeSpent;
}

/** What an earlier visit left on the device. */
export const leave = (page: Page, seconds: number, minutesAgo = 0, more: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([total, ago, others]) => {
      // Half an hour passes in no time, in which no check of the connection could be answered.
      const real = globalThis.fetch;
      globalThis.fetch = (input, init) => (input === '/favicon.ico' ? Promise.resolve(new Response()) : real(input, init));
      if (localStorage.getItem('engagement')) return;
      const lastUpdate = Date.now() - ago * 60_000;
      const state = { sessionStartTime: lastUpdate - total * 1000, totalTimeSpent: total, isActive: false, lastUpdate };
      for (const [key, value] of Object.entries({ ...others, engagement: state })) localStorage.setItem(key, JSON.stringify(value));
    },
    [seconds, minutesAgo, more] as const,
  );

/** Counts up to this second and not a moment further. */
export async function countTo(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor((seconds - (await tracked(page))) * 1000);
}

/** A card that is due comes: its code is loaded in real time, and then it takes its 100 ms. */
export async function comes(page: Page): Promise<void> {
  await expect(slot(page)).toBeAttached();
  await page.clock.runFor(100);
  await expect(card(page)).toBeVisible();
}

export async function goes(page: Page): Promise<void> {
  await page.clock.runFor(6_300);
  await expect(slot(page)).toHaveCount(0);
}

/** What people do is answered with the next frames, and these come from the clock as well. */
export const soon = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(50);
    await isSo();
  }).toPass();
