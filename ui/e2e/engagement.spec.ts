// When motivation cards appear: the tracked time, the selection, what delays them, and the setting that turns them off.
import { openStopped, turn } from './support/clock';
import { card, comes, countTo, goes, leave, setHidden, slot, soon, stored, tracked } from './support/motivation';
import { expect, settled, test, watch } from './support/test';

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
  // The triggers at 120, 720 and 2,520 seconds have passed.
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
  await turn(page);
  await page.clock.runFor(1_810_000);
  expect(await stored(page, 'motivation')).toEqual(first);
  await expect(card(page)).toHaveCount(1);
  await page.mouse.move(5, 800);
  await goes(page);
  await page.clock.runFor(1_000);
  await comes(page);
  await expect(card(page)).not.toContainText(first.currentMessage.message);
});

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
  const list = page.getByRole('list', { name: 'Cards you’ve seen' });
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
  // The browser itself logs the failed request.
  expect(seen.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('nothing is counted for people who are signed out', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(130_000);
  await setHidden(page, true);
  expect(await stored(page, 'engagement')).toBeNull();
  await expect(slot(page)).toHaveCount(0);
});
