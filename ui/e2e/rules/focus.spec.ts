// Neither bar hides the focus, and reduced motion is respected.
import { expect, type Page, test } from '../support/test';
import { show } from '../support/views';
import { focusProblems } from './focus';

const covered = async (page: Page) => ((await focusProblems(page))?.found ?? []).filter((one) => one.includes(' covers '));

test('neither bar hides the focus when tabbing backward', async ({ page }) => {
  await show(page, '/jobs');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('.foot a').last().focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await covered(page)).toEqual([]);
  }
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });
  for (const path of ['/', '/jobs', '/sign-up', '/post-job']) {
    test(`the cookie banner never hides the focus at ${path} @wide`, async ({ page }) => {
      await show(page, path);
      await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await covered(page)).toEqual([]);
      }
    });
  }
});

test('reduced motion is respected', async ({ worker: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 10)
        .map((one) => (one.effect as KeyframeEffect).target?.className ?? ''),
    );
  await show(page, '/jobs');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
  await show(page, '/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await moving()).toEqual([]);
  // This check is meaningful: the same things move for everyone else.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seconds = await page.evaluate(() => {
    const button = document.querySelector('.btn');
    return button ? getComputedStyle(button).transitionDuration : '';
  });
  expect(seconds).toMatch(/0\.[0-3]/);
});
