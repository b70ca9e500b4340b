// When motivation cards appear: the tracked time, the selection, what delays them, and the setting that turns them off.
import { flushTasks, openWithStoppedClock } from './support/clock';
import {
  card,
  countTo,
  retryWithClock,
  seedEarlierVisit,
  setHidden,
  slot,
  stored,
  trackedSeconds,
  waitForCard,
  waitForCardToClose,
} from './support/motivation';
import { expect, settled, test, watchForTrouble } from './support/test';

test('counts only while the page is visible', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 119);
  await setHidden(page, true);
  await page.clock.runFor(1_000_000);
  expect(await stored(page, 'engagement')).toMatchObject({ totalTimeSpent: 119, isActive: false });
  await setHidden(page, false);
  await page.clock.runFor(999);
  await expect(slot(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await waitForCard(page);
});

test('continues from a visit less than 30 minutes ago, and shows one card at most', async ({ worker: { page } }) => {
  // The triggers at 120, 720 and 2,520 seconds have passed.
  await seedEarlierVisit(page, 6_700, 29);
  await openWithStoppedClock(page, '/saved');
  expect(await trackedSeconds(page)).toBeGreaterThan(6_700);
  await countTo(page, 6_719);
  await expect(slot(page)).toHaveCount(0);
  await countTo(page, 6_720);
  await waitForCard(page);
  await waitForCardToClose(page);
  await page.clock.runFor(60_000);
  await expect(slot(page)).toHaveCount(0);
});

test('starts at zero after 30 minutes', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 6_700, 30);
  await openWithStoppedClock(page, '/saved');
  expect(await trackedSeconds(page)).toBeLessThan(60);
});

test('a restarted count has no history; once all were shown, any may repeat', async ({ worker: { page } }) => {
  const all = Array.from({ length: 1500 }, (_, n) => n + 1);
  const state = { currentMessage: null, showMessage: false, messageHistory: all.slice(0, -1), lastMessageTime: 60 };
  await seedEarlierVisit(page, 110, 0, { motivation: state });
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 120);
  await waitForCard(page);
  await expect(card(page)).toContainText('Motivation #1500');
  expect((await stored(page, 'motivation')).messageHistory).toHaveLength(1500);
  await waitForCardToClose(page);
  await countTo(page, 720);
  await waitForCard(page);
  expect((await stored(page, 'motivation')).messageHistory).toHaveLength(1);

  await page.evaluate((late) => localStorage.setItem('motivation', JSON.stringify(late)), { ...state, lastMessageTime: 99_999 });
  await waitForCardToClose(page);
  await countTo(page, 2_520);
  await waitForCard(page);
  expect(await stored(page, 'motivation')).toMatchObject({ messageHistory: [expect.any(Number)], lastMessageTime: 2_520 });
});

test('one at a time: while one is open, the next waits', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 700);
  await openWithStoppedClock(page, '/saved');
  await countTo(page, 720);
  await waitForCard(page);
  const first = await stored(page, 'motivation');
  await card(page).hover();
  await flushTasks(page);
  await page.clock.runFor(1_810_000);
  expect(await stored(page, 'motivation')).toEqual(first);
  await expect(card(page)).toHaveCount(1);
  await page.mouse.move(5, 800);
  await waitForCardToClose(page);
  await page.clock.runFor(1_000);
  await waitForCard(page);
  await expect(card(page)).not.toContainText(first.currentMessage.message);
});

test('waits while a sheet is open, and pauses under one @wide', async ({ worker: { page }, isPhone }) => {
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/saved');
  const sheet = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: isPhone ? 'More' : 'Account and more' }).click();
    await retryWithClock(page, () => expect(sheet).toBeVisible({ timeout: 100 }));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await retryWithClock(page, () => expect(sheet).toHaveCount(0, { timeout: 100 }));
  };
  await open();
  await page.clock.runFor(60_000);
  await expect(slot(page)).toHaveCount(0);
  await close();
  await page.clock.runFor(1_000);
  await waitForCard(page);
  await open();
  await page.clock.runFor(60_000);
  await close();
  await expect(card(page)).toHaveCSS('animation-name', 'in-r');
  await waitForCardToClose(page);
});

test('the settings switch them off, and list those that were shown', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/settings');
  const toggle = page.getByRole('switch', { name: 'Show motivation cards' });
  await expect(toggle).toBeChecked();
  await expect(page.getByText('None yet.')).toBeVisible();
  await countTo(page, 120);
  await waitForCard(page);
  await waitForCardToClose(page);
  const { messageHistory } = await stored(page, 'motivation');
  await toggle.uncheck();
  await countTo(page, 730);
  await expect(slot(page)).toHaveCount(0);

  await page.clock.resume();
  await page.reload();
  await settled(page);
  await expect(toggle).not.toBeChecked();
  const list = page.getByRole('list', { name: 'Cards you’ve seen' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(`Motivation #${messageHistory[0]}`);
  await expect(list).toContainText('after 2 minutes here');
});

test('offline no card appears, and the next trigger tries again', async ({ worker: { page } }) => {
  await seedEarlierVisit(page, 110);
  await openWithStoppedClock(page, '/saved');
  await page.context().setOffline(true);
  await countTo(page, 120);
  await page.context().setOffline(false);
  await page.clock.runFor(10_000);
  await expect(slot(page)).toHaveCount(0);
  await countTo(page, 720);
  await waitForCard(page);
});

test('a card that fails to load is silent', async ({ worker: { page } }) => {
  const seen = await watchForTrouble(page);
  await seedEarlierVisit(page, 110);
  await page.route(/\/catalog\.\w+\.js/, (route) => route.abort());
  await openWithStoppedClock(page, '/saved');
  const failed = page.waitForEvent('requestfailed');
  await countTo(page, 120);
  await failed;
  await page.clock.runFor(10_000);
  await expect(slot(page)).toHaveCount(0);
  await expect(page.locator('main#main h1')).toBeVisible();
  // The browser itself logs the failed request.
  expect(seen.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('nothing is counted for people who are signed out', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await page.clock.runFor(130_000);
  await setHidden(page, true);
  expect(await stored(page, 'engagement')).toBeNull();
  await expect(slot(page)).toHaveCount(0);
});
