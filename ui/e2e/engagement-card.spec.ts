// A motivation card on the screen: its timing, its content and its accessibility.
import { categoryStyles } from '../src/features/engagement/categories';
import { violations } from './support/axe';
import { flushTasks, openWithStoppedClock } from './support/clock';
import { card, countTo, retryWithClock, seedEarlierVisit, slot, stored, trackedSeconds, waitForCard } from './support/motivation';
import { expect, test } from './support/test';

test('the first card appears at 120 seconds, slides in after 100 ms, closes after 6 s over 300 ms @wide', async ({ worker: { page }, isPhone }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openWithStoppedClock(page, '/saved');
  const seconds = await trackedSeconds(page);
  await page.clock.runFor((120 - seconds) * 1000 - 1);
  await expect(slot(page)).toHaveCount(0);
  // Neither the card nor its texts load with a page.
  expect(loaded.filter((url) => /motivation-card|catalog/.test(url))).toEqual([]);
  await page.clock.runFor(1);
  await expect(slot(page)).toBeAttached();
  await page.clock.runFor(99);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await expect(card(page)).toHaveCSS('animation-duration', '0.3s');

  const state = await stored(page, 'motivation');
  expect(state).toMatchObject({ showMessage: true, messageHistory: [state.currentMessage.id], lastMessageTime: 120 });
  await expect(card(page)).toContainText(state.currentMessage.message);
  await expect(card(page)).toContainText(`Motivation #${state.currentMessage.id}`);
  await expect(card(page)).toContainText(state.currentMessage.category.toUpperCase(), { useInnerText: true });
  await expect(card(page).getByRole('button')).toHaveText(['', 'Thanks!']);
  await expect(slot(page)).toHaveRole('status');
  await expect(card(page)).toHaveCSS('width', '320px');
  await expect(page.locator('.slots').filter({ has: card(page) })).toHaveCSS('position', 'fixed');
  // The slide-in animation runs in real time, which the fake clock does not control.
  const gaps = async () => {
    const box = await card(page).boundingBox();
    const topBar = await page.locator('.top-bar').boundingBox();
    return box && topBar ? [(page.viewportSize()?.width ?? 0) - box.x - box.width, box.y - topBar.y - topBar.height].map(Math.round) : [];
  };
  await expect.poll(gaps).toEqual(isPhone ? [8, 8] : [20, 16]);

  await page.clock.runFor(5_899);
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await page.clock.runFor(1);
  await expect(card(page)).toHaveCSS('animation-name', 'out-r');
  await expect(card(page)).toHaveCSS('animation-duration', '0.3s');
  await page.clock.runFor(299);
  await expect(card(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(card(page)).toHaveCount(0);
  expect(await stored(page, 'motivation')).toMatchObject({ currentMessage: null, showMessage: false });
});

test('its timer pauses on hover and focus', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 120);
  await waitForCard(page);
  await page.clock.runFor(2_900);
  await card(page).hover();
  await flushTasks(page);
  await page.clock.runFor(60_000);
  await page.mouse.move(5, 800);
  await page.clock.runFor(1_000);
  await card(page).getByRole('button', { name: 'Close' }).focus();
  await flushTasks(page);
  await page.clock.runFor(60_000);
  await card(page).getByRole('button', { name: 'Thanks!' }).focus();
  await flushTasks(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await flushTasks(page);
  await page.clock.runFor(1_999);
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await page.clock.runFor(1);
  await expect(card(page)).toHaveCSS('animation-name', 'out-r');
});

for (const name of ['Thanks!', 'Close']) {
  test(`'${name}' closes it and restores the focus`, async ({ worker: { page } }) => {
    await seedEarlierVisit(page, 110);
    await openWithStoppedClock(page, '/settings');
    await countTo(page, 120);
    await waitForCard(page);
    const field = page.getByLabel('Current password');
    await field.focus();
    await flushTasks(page);
    const button = card(page).getByRole('button', { name });
    await button.focus();
    await flushTasks(page);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.clock.runFor(300);
    await expect(slot(page)).toHaveCount(0);
  });
}

test('moves down under a toast @wide', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 110);
  await openWithStoppedClock(page, '/profile');
  await countTo(page, 120);
  await waitForCard(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await retryWithClock(page, () => expect(page.locator('.toast')).toBeVisible({ timeout: 100 }));
  const bottom = async () => {
    // The toast's height is written in the next frame.
    await page.clock.runFor(50);
    const toast = await page.locator('.toast').boundingBox();
    const motivation = await card(page).boundingBox();
    return Math.round((motivation?.y ?? 0) - ((toast?.y ?? 0) + (toast?.height ?? 0)));
  };
  await expect.poll(bottom).toBe(8);
});

test('does not move with reduced motion', async ({ worker: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seedEarlierVisit(page, 110);
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 120);
  await waitForCard(page);
  const duration = await card(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(duration).toBeLessThanOrEqual(0.00001);
});

test('is readable in every color, light and dark', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 110);
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 120);
  await waitForCard(page);
  const hues = [...Object.values(categoryStyles).map((look) => String(look.hue)), 'var(--brand-h)'];
  const ratios = await card(page).evaluate((element, all) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return ['light', 'dark'].flatMap((theme) => {
      document.documentElement.dataset.theme = theme;
      return all.map((hue) => {
        element.style.setProperty('--hue', hue);
        const { color, backgroundColor } = getComputedStyle(element);
        const [low = 0, high = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
        return { theme, hue, ratio: (high + 0.05) / (low + 0.05) };
      });
    });
  }, hues);
  expect(ratios).toHaveLength(24);
  expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  // Hover to keep the card open, because axe needs a running clock.
  await card(page).hover();
  await flushTasks(page);
  await page.clock.resume();
  expect(await violations(page, undefined, '.slot-tr')).toEqual([]);
});

test('waits while there’s a payment to confirm, and comes on another page', async ({ site, employer, worker: { page, person } }) => {
  const id = await site.hire(employer.person, person, await site.postJob(employer.person));
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const cash = { for: { kind: 'contract', id }, amount: 4_000, method: 'cash', paidOn };
  await site.requestOk('POST', `/api/contracts/${id}/payments`, cash, employer.person);
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, `/contracts/${id}?tab=pay`);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await countTo(page, 130);
  await flushTasks(page);
  await expect(slot(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Find Jobs', exact: true }).click();
  await retryWithClock(page, () => expect(page.locator('.jobgrid')).toBeVisible({ timeout: 50 }));
  await page.clock.runFor(1_000);
  await waitForCard(page);
});
