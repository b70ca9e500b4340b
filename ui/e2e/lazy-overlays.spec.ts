// A tap is answered at once, also while the code of what it opens is still on its way.
import { holdCode } from './support/hold';
import { expect, settled, test } from './support/test';

test('a sheet is there before its code is, closes, and isn’t opened by code that comes later', async ({ page }) => {
  const release = await holdCode(page, /\/filter-sheet\.\w+\.js$/);
  await page.goto('/jobs');
  await expect(page.locator('.jobgrid .job').first()).toBeVisible();
  const waiting = page.locator('body > .sheet.wait');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(waiting).toBeVisible({ timeout: 1_000 });
  await page.keyboard.press('Escape');
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(waiting).toBeVisible();
  // Its placeholder has slid in; sliding in again would take it from under a finger.
  const slid = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      if ((target as Element).matches('body > :not(.wait)')) names.push(animationName);
    });
    return names;
  });
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await slid.jsonValue()).toEqual([]);
});

test('the sheets of a page are fetched before anybody opens them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await page.goto('/jobs');
  await settled(page);
  await expect.poll(() => fetched.filter((path) => /\/(filter-sheet|more-sheet)\.\w+\.js$/.test(path))).toHaveLength(2);
});
