// The motivation cards: when they come, what they say, when they wait, and that they can be switched off.
import AxeBuilder from '@axe-core/playwright';
import { looks } from '../src/features/engagement/categories';
import { openStopped } from './support/clock';
import { expect, type Page, settled, test, watch } from './support/test';

const slot = (page: Page) => page.locator('.slot-tr');
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Motivation #' });
const stored = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** What is counted so far. The next second is a whole one from here. */
async function tracked(page: Page): Promise<number> {
  await setHidden(page, true);
  const { totalTimeSpent } = await stored(page, 'engagement');
  await setHidden(page, false);
  return totalTimeSpent;
}

/** What an earlier visit left on the device. */
const leave = (page: Page, seconds: number, minutesAgo = 0, more: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([total, ago, others]) => {
      if (localStorage.getItem('engagement')) return;
      const lastUpdate = Date.now() - ago * 60_000;
      const state = { sessionStartTime: lastUpdate - total * 1000, totalTimeSpent: total, isActive: false, lastUpdate };
      for (const [key, value] of Object.entries({ ...others, engagement: state })) localStorage.setItem(key, JSON.stringify(value));
    },
    [seconds, minutesAgo, more] as const,
  );

/** Counts up to this second and not a moment further. */
async function countTo(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor((seconds - (await tracked(page))) * 1000);
}

/** A card that is due comes: its code is loaded in real time, and then it takes its 100 ms. */
async function comes(page: Page): Promise<void> {
  await expect(slot(page)).toBeAttached();
  await page.clock.runFor(100);
  await expect(card(page)).toBeVisible();
}

async function goes(page: Page): Promise<void> {
  await page.clock.runFor(6_300);
  await expect(slot(page)).toHaveCount(0);
}

test('the first card comes at 120 seconds, slides in after 100 ms, leaves at 6 s over 300 ms @wide', async ({ worker: { page } }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStopped(page, '/saved');
  const seconds = await tracked(page);
  await page.clock.runFor((120 - seconds) * 1000 - 1);
  await expect(slot(page)).toHaveCount(0);
  // Neither the card nor the texts are part of a page.
  expect(loaded.filter((url) => /motivation-card|catalogue/.test(url))).toEqual([]);
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

test('its time stands still while one points at it or has the focus in it', async ({ worker: { page } }) => {
  await leave(page, 100);
  await openStopped(page, '/saved');
  await countTo(page, 120);
  await comes(page);
  await page.clock.runFor(2_900);
  await card(page).hover();
  await page.clock.runFor(60_000);
  await page.mouse.move(5, 800);
  await page.clock.runFor(1_000);
  await card(page).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await card(page).getByRole('button', { name: 'Thanks!' }).focus();
  await page.clock.runFor(60_000);
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.clock.runFor(1_999);
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await page.clock.runFor(1);
  await expect(card(page)).toHaveCSS('animation-name', 'out-r');
});

for (const name of ['Thanks!', 'Close']) {
  test(`'${name}' sends it away and gives the focus back`, async ({ worker: { page } }) => {
    await leave(page, 110);
    await openStopped(page, '/settings');
    await countTo(page, 120);
    await comes(page);
    const field = page.getByLabel('Your password now');
    await field.focus();
    const button = card(page).getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.clock.runFor(300);
    await expect(slot(page)).toHaveCount(0);
  });
}

test('counts only while the page is visible', async ({ worker: { page } }) => {
  await leave(page, 100);
  await openStopped(page, '/saved');
  await countTo(page, 119);
  await setHidden(page, true);
  await page.clock.runFor(1_000_000);
  expect(await stored(page, 'engagement')).toMatchObject({ totalTimeSpent: 119, isActive: false });
  await setHidden(page, false);
  await page.clock.runFor(999);
  await expect(slot(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await comes(page);
});

test('goes on from a visit less than 30 minutes ago, and shows one card at most', async ({ worker: { page } }) => {
  // The triggers at 120, 720 and 2,520 seconds are past.
  await leave(page, 6_700, 29);
  await openStopped(page, '/saved');
  expect(await tracked(page)).toBeGreaterThan(6_700);
  await countTo(page, 6_719);
  await expect(slot(page)).toHaveCount(0);
  await countTo(page, 6_720);
  await comes(page);
  await goes(page);
  await page.clock.runFor(60_000);
  await expect(slot(page)).toHaveCount(0);
});

test('begins at zero after 30 minutes', async ({ worker: { page } }) => {
  await leave(page, 6_700, 30);
  await openStopped(page, '/saved');
  expect(await tracked(page)).toBeLessThan(60);
});

test('a count that began anew has no history; once all were shown, any may come again', async ({ worker: { page } }) => {
  const all = Array.from({ length: 1500 }, (_, n) => n + 1);
  const state = { currentMessage: null, showMessage: false, messageHistory: all.slice(0, -1), lastMessageTime: 60 };
  await leave(page, 110, 0, { motivation: state });
  await openStopped(page, '/saved');
  await countTo(page, 120);
  await comes(page);
  await expect(card(page)).toContainText('Motivation #1500');
  expect((await stored(page, 'motivation')).messageHistory).toHaveLength(1500);
  await goes(page);
  await countTo(page, 720);
  await comes(page);
  expect((await stored(page, 'motivation')).messageHistory).toHaveLength(1);

  await page.evaluate((late) => localStorage.setItem('motivation', JSON.stringify(late)), { ...state, lastMessageTime: 99_999 });
  await goes(page);
  await countTo(page, 2_520);
  await comes(page);
  expect(await stored(page, 'motivation')).toMatchObject({ messageHistory: [expect.any(Number)], lastMessageTime: 2_520 });
});

test('one at a time: while one is held the next waits', async ({ worker: { page } }) => {
  await leave(page, 700);
  await openStopped(page, '/saved');
  await countTo(page, 720);
  await comes(page);
  const first = await stored(page, 'motivation');
  await card(page).hover();
  await page.clock.runFor(1_810_000);
  expect(await stored(page, 'motivation')).toEqual(first);
  await expect(card(page)).toHaveCount(1);
  await page.mouse.move(5, 800);
  await goes(page);
  await page.clock.runFor(1_000);
  await comes(page);
  await expect(card(page)).not.toContainText(first.currentMessage.message);
});

/** What people do is answered with the next frames, and these come from the clock as well. */
const soon = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(50);
    await isSo();
  }).toPass();

test('waits while a sheet is open, and stands still under one @wide', async ({ worker: { page }, isPhone }) => {
  await leave(page, 100);
  await openStopped(page, '/saved');
  const sheet = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: isPhone ? 'More' : 'Account and more' }).click();
    await soon(page, () => expect(sheet).toBeVisible({ timeout: 100 }));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await soon(page, () => expect(sheet).toHaveCount(0, { timeout: 100 }));
  };
  await open();
  await page.clock.runFor(60_000);
  await expect(slot(page)).toHaveCount(0);
  await close();
  await page.clock.runFor(1_000);
  await comes(page);
  await open();
  await page.clock.runFor(60_000);
  await close();
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await goes(page);
});

test('moves down under a toast @wide', async ({ worker: { page } }) => {
  await leave(page, 110);
  await openStopped(page, '/profile');
  await countTo(page, 120);
  await comes(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await soon(page, () => expect(page.locator('.toast')).toBeVisible({ timeout: 100 }));
  const bottom = async () => {
    const toast = await page.locator('.toast').boundingBox();
    const motivation = await card(page).boundingBox();
    return Math.round((motivation?.y ?? 0) - ((toast?.y ?? 0) + (toast?.height ?? 0)));
  };
  await expect.poll(bottom).toBe(8);
});

test('the settings switch them off, and list those that were shown', async ({ worker: { page } }) => {
  await leave(page, 100);
  await openStopped(page, '/settings');
  const toggle = page.getByRole('switch', { name: 'Show motivation cards' });
  await expect(toggle).toBeChecked();
  await expect(page.getByText('None yet.')).toBeVisible();
  await countTo(page, 120);
  await comes(page);
  await goes(page);
  const { messageHistory } = await stored(page, 'motivation');
  await toggle.uncheck();
  await countTo(page, 730);
  await expect(slot(page)).toHaveCount(0);

  await page.clock.resume();
  await page.reload();
  await settled(page);
  await expect(toggle).not.toBeChecked();
  const list = page.getByRole('list', { name: 'Cards you have seen' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(`Motivation #${messageHistory[0]}`);
  await expect(list).toContainText('after 2 minutes here');
});

test('without a line no card comes, and the next trigger tries again', async ({ worker: { page } }) => {
  await leave(page, 110);
  await openStopped(page, '/saved');
  await page.context().setOffline(true);
  await countTo(page, 120);
  await page.context().setOffline(false);
  await page.clock.runFor(10_000);
  await expect(slot(page)).toHaveCount(0);
  await countTo(page, 720);
  await comes(page);
});

test('nobody hears of a card that does not load', async ({ worker: { page } }) => {
  const seen = await watch(page);
  await leave(page, 110);
  await page.route(/\/catalogue\.\w+\.js/, (route) => route.abort());
  await openStopped(page, '/saved');
  const failed = page.waitForEvent('requestfailed');
  await countTo(page, 120);
  await failed;
  await page.clock.runFor(10_000);
  await expect(slot(page)).toHaveCount(0);
  await expect(page.locator('main#main h1')).toBeVisible();
  // The browser itself notes the lost request.
  expect(seen.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('nothing is counted for people who are signed out', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(130_000);
  await setHidden(page, true);
  expect(await stored(page, 'engagement')).toBeNull();
  await expect(slot(page)).toHaveCount(0);
});

test('is still for those who want stillness', async ({ worker: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await leave(page, 110);
  await openStopped(page, '/saved');
  await countTo(page, 120);
  await comes(page);
  const duration = await card(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(duration).toBeLessThanOrEqual(0.00001);
});

test('can be read in every colour, light and dark', async ({ worker: { page } }) => {
  await leave(page, 110);
  await openStopped(page, '/saved');
  await countTo(page, 120);
  await comes(page);
  const hues = [...Object.values(looks).map((look) => String(look.hue)), 'var(--brand-h)'];
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
  // Under the pointer the card stays, and axe needs a clock that runs.
  await card(page).hover();
  await page.clock.resume();
  const { violations } = await new AxeBuilder({ page }).include('.slot-tr').analyze();
  expect(violations).toEqual([]);
});
