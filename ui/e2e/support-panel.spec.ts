// How the panel of the support chat fits the page, the hours and the device.

import { answerAsAgent, button, chatButton, field, log, open, panel, send, statusStrip, toast, visit } from './support/chat';
import { openWithStoppedClock, runUntil } from './support/clock';
import { pressFloating } from './support/floating';
import { countTo, seedEarlierVisit, slot, waitForCard } from './support/motivation';
import { uniqueWord } from './support/site';
import { expect, settled, test } from './support/test';

test('outside the hours, the strip says when, and an email is asked for @wide', async ({ page }) => {
  // The hours apply to the whole site, so this test changes the response instead.
  const opensAt = Date.now() + 3 * 86_400_000;
  await page.route('**/api/support/chat', async (route) => {
    const response = await route.fetch();
    const known = await response.json();
    const session = known.session && { ...known.session, asksEmail: known.session.email === null };
    await route.fulfill({ response, json: { ...known, session, isOpen: false, opensAt } });
  });
  await visit(page);
  await expect(statusStrip(page)).toHaveText(/^Waiting · usual reply after \w+day/);
  const email = panel(page).getByLabel('Your email address');
  await email.fill('nonsense');
  await button(page, 'Save email').click();
  await expect(panel(page).getByRole('alert')).toContainText('should look like name@example.org');
  await email.fill('vera@example.org');
  await button(page, 'Save email').click();
  await expect(panel(page)).toContainText('we’ll reply to vera@example.org');
});

test('a short reply time is shown as the usual one', async ({ page }) => {
  await page.route('**/api/support/chat', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), usualReplySeconds: 250 } });
  });
  await visit(page);
  await expect(statusStrip(page)).toHaveText('Waiting · usual reply about 4 minutes');
});

test('on phones the button hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const left = async () => (await chatButton(page).boundingBox())?.x ?? 0;
  const before = await left();
  await page.mouse.wheel(0, 900);
  await expect.poll(left).toBeGreaterThan(390);
  await page.mouse.wheel(0, -200);
  await expect.poll(left).toBe(before);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });
  test('the cookie banner folds to its strip of 44 px for the chat', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    const banner = page.getByRole('region', { name: 'Cookie preferences' });
    await expect(banner.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await open(page);
    await expect(banner.getByRole('button', { name: 'Review' })).toBeVisible();
    expect((await banner.boundingBox())?.height).toBe(44);
    const [chat, strip] = [await panel(page).boundingBox(), await banner.boundingBox()];
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    expect(await page.evaluate(() => document.cookie)).not.toContain('cookie_consent');
  });
});

test('with the keyboard open, the tab bar hides and the chat fills the visible height', async ({ page }) => {
  await visit(page);
  await field(page).focus();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(page.locator('nav.tab-bar')).toBeHidden();
  // The chat lies below a toast while there is one.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  const topBar = await page.locator('.top-bar').boundingBox();
  // Eight pixels to the edge, and eight between the slots.
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBe((topBar?.height ?? 0) + 16);
  const box = await panel(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(500 - 16);
  await expect(button(page, 'Send')).toBeInViewport();
  // Where the keyboard covers the page, its height is left free.
  await page.evaluate(() => document.querySelector<HTMLElement>('.slots')?.style.setProperty('--keys', '200px'));
  await expect.poll(async () => ((await panel(page).boundingBox())?.height ?? 0) + (box?.y ?? 0)).toBe(500 - 216);
  // Touching a button takes the focus out of the field: nothing may move under the finger.
  await button(page, 'Close').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeVisible();
});

test("agents' messages are text, whatever they contain @wide", async ({ page, site, operator }) => {
  await visit(page);
  const text = `${uniqueWord()} <img src=x onerror=alert(1)> "><script>alert(2)</script>`;
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await answerAsAgent(site, operator.person, text, '<b onmouseover=alert(3)>Hello</b>\nsecond line');
  await expect(log(page)).toContainText('<b onmouseover=alert(3)>Hello</b>');
  await expect(log(page).locator('img, b, script')).toHaveCount(0);
});

test('a signed-out visitor is identified by one essential cookie of 7 days', async ({ page }) => {
  await visit(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'support');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await page.goto('/cookie-policy');
  await settled(page);
  const item = page.getByRole('listitem').filter({ has: page.getByText('support', { exact: true }) });
  await expect(item).toContainText('7 days');
  await expect(item).toContainText('Always on');
});

test('on a screen under 700 px high the motivation card waits for the chat', async ({ worker: { page } }) => {
  await page.setViewportSize({ width: 390, height: 690 });
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/saved');
  // React shows a placeholder for 300 ms by the clock while the code of More arrives.
  const pressed = pressFloating(page, 'Live Support');
  await runUntil(page, () => panel(page).isVisible());
  await pressed;
  // The toast about the chat would lie over its Close button; counting goes on longer than it stays.
  await runUntil(page, async () => (await statusStrip(page).count()) === 1 && (await toast(page).count()) === 1);
  await countTo(page, 125);
  await expect(toast(page)).toHaveCount(0);
  await expect(slot(page)).toHaveCount(0);
  await button(page, 'Close').click();
  await page.clock.runFor(1_000);
  await waitForCard(page);
});
