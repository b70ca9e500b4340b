// The toast: five seconds, one at a time, with its own key, button and swipe.
import { openWithStoppedClock } from './support/clock';
import { expect, type Page, test } from './support/test';

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.toast')).toBeVisible();
};

test('lasts five seconds', async ({ worker: { page } }) => {
  await openWithStoppedClock(page, '/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  // It is rendered in the next frames, which the fake clock drives too.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('.toast')).toContainText('Profile saved', { timeout: 50 });
  }).toPass();
  await page.clock.runFor(4_900);
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.runFor(300);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a new one replaces the old', async ({ worker: { page } }) => {
  await page.goto('/profile');
  await save(page);
  const first = await page.locator('.toast').elementHandle();
  await save(page);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.locator('.toast')).toHaveCount(1);
});

test('F8 focuses it, and its button closes it', async ({ worker: { page } }) => {
  await page.goto('/profile');
  await save(page);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))).toContain('F8');
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

for (const [pixels, left] of [
  [49, 1],
  [60, 0],
] as const) {
  test(`swiped ${pixels} px to the right it ${left ? 'stays' : 'goes'}`, async ({ worker: { page } }) => {
    await page.goto('/profile');
    await save(page);
    const toast = page.locator('.toast');
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no bounding box');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 10 });
    await page.mouse.up();
    if (left) {
      await expect(toast).not.toHaveAttribute('data-swipe', 'move');
      await expect(toast).toHaveAttribute('data-state', 'open');
    }
    await expect(toast).toHaveCount(left);
  });
}

test('covers no primary button and no bar', async ({ worker: { page } }) => {
  await page.goto('/profile');
  await save(page);
  const toast = await page.locator('.toast').boundingBox();
  const others = await page.locator('[data-variant=primary]:visible, .tab-bar:visible, .top-bar').all();
  for (const other of others) {
    const box = await other.boundingBox();
    if (!toast || !box) throw new Error('An element has no bounding box');
    const apart = toast.y + toast.height <= box.y || box.y + box.height <= toast.y || toast.x + toast.width <= box.x || box.x + box.width <= toast.x;
    expect(apart, (await other.textContent()) ?? '').toBe(true);
  }
});
