// Tooltips: they open after 700 ms, and at once within 300 ms of the last one.
import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/test';

const tip = (page: Page) => page.locator('.tip');

async function hoverable(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/jobs');
  await settled(page);
  // The tooltip code loads after the page.
  await page.waitForLoadState('networkidle');
  // The clock is stopped unless the test advances it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

const feedback = (page: Page) => page.getByRole('button', { name: 'Give feedback' });
const account = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).or(page.getByRole('button', { name: /^Notifications/ }));

test('a tooltip opens after 700 ms and not before @desktop', async ({ worker: { page } }) => {
  await hoverable(page);
  await feedback(page).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip(page)).toContainText('Give feedback');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

for (const [after, opens] of [
  [250, true],
  [350, false],
] as const) {
  test(`${after} ms after the last one the next opens ${opens ? 'at once' : 'after 700 ms again'} @desktop`, async ({ worker: { page } }) => {
    await hoverable(page);
    await feedback(page).hover();
    await page.clock.runFor(710);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await page.mouse.move(400, 400);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(after);
    await account(page).hover();
    await page.clock.runFor(10);
    await expect(tip(page)).toHaveCount(opens ? 1 : 0);
    await page.clock.runFor(700);
    await expect(tip(page)).toContainText('Notifications');
  });
}
