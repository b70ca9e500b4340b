// The watermark and the anti-copy measures: where they appear, what they say or block, and where they do not apply.
import { expect, type Page, settled, test } from './support/test';

const usual = '“bottom-right”, opacity 0.1';

test(`the watermark is ${usual}, with its three parts, below everything and not clickable @wide`, async ({ page, isPhone }) => {
  const mark = page.locator('.wm');
  await page.goto('/jobs');
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  // On a phone it would cover text.
  await expect(mark).toHaveCount(isPhone ? 0 : 1);
  if (isPhone) await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(mark).toContainText('©');
  await expect(mark).toContainText('All Rights Reserved');
  await expect(mark).toContainText('Unauthorized use prohibited');
  await expect(mark).toHaveAttribute('aria-hidden', 'true');
  await expect(mark).toHaveCSS('opacity', '0.1');
  await expect(mark).toHaveCSS('pointer-events', 'none');
  await expect(mark).toHaveCSS('z-index', '1');
  const box = await mark.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x + box.width).toBe(width - 12);
  expect(box && box.y + box.height).toBeGreaterThan(height - 100);
  await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved. Unauthorized use prohibited.');
});

test('the operator moves the watermark to each position and changes its text @desktop', async ({ operator, page }) => {
  const office = operator.page;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const save = async () => {
    await office.getByRole('button', { name: 'Save settings' }).click();
    await expect(office.locator('.toast')).toContainText('Settings saved');
    await office.reload();
    await page.goto('/safety');
    await settled(page);
  };
  await office.goto('/admin/settings');
  await office.getByLabel('Watermark').fill('Our town only');
  await office.getByLabel('Opacity').fill('41');
  await office.getByRole('button', { name: 'Save settings' }).click();
  await expect(office.getByRole('alert')).toContainText('Enter a number from 5 to 40.');
  await office.getByLabel('Opacity').fill('40');
  const mark = page.locator('.wm');
  for (const [place, x, y] of [
    ['Top left', 0, 0],
    ['Top right', 1, 0],
    ['Bottom left', 0, 1],
    ['Center', 0.5, 0.5],
    ['Bottom right', 1, 1],
  ] as const) {
    await office.getByLabel('Position').selectOption(place);
    await save();
    await expect(mark).toHaveText('Our town only');
    await expect(mark).toHaveCSS('opacity', '0.4');
    const box = await mark.boundingBox();
    if (!box) throw new Error('The watermark has no bounding box');
    expect(Math.abs(box.x + box.width / 2 - x * width), place).toBeLessThan(100);
    expect(Math.abs(box.y + box.height / 2 - y * height), place).toBeLessThan(110);
  }
  await expect(page.getByRole('contentinfo')).toContainText('Our town only');
  await office.getByLabel('Watermark').fill('');
  await office.getByLabel('Opacity').fill('10');
  await save();
  await expect(mark).toContainText('Unauthorized use prohibited');
});

/** Returns whether the page lets the event through. */
const ask = (page: Page, selector: string, type: 'contextmenu' | 'keydown', init: object) =>
  page.evaluate(
    ([found, name, details]) => {
      const all = { bubbles: true, cancelable: true, ...details };
      return document.querySelector(found)?.dispatchEvent(name === 'keydown' ? new KeyboardEvent(name, all) : new MouseEvent(name, all));
    },
    [selector, type, init] as const,
  );

test('nothing is blocked on the development host, and text can be selected', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  for (const selector of ['h1', 'main input']) {
    expect(await ask(page, selector, 'contextmenu', { button: 2 })).toBe(true);
    expect(await ask(page, selector, 'keydown', { key: 'u', ctrlKey: true })).toBe(true);
  }
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
});

test("on the site's own host, over plain HTTP too, the context menu and view-source are blocked and the rest works", async ({ page, baseURL }) => {
  const host = 'http://town.example';
  const logged: string[] = [];
  page.on('console', (message) => {
    // The browser's own message about plain HTTP.
    if (message.type() === 'error' && !message.text().startsWith('The Cross-Origin-Opener-Policy header')) logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  await page.context().addCookies([
    { name: 'cookie_consent', value: 'true', url: host },
    { name: 'cookie_preferences', value: encodeURIComponent('{"analytics":true,"functional":true}'), url: host },
  ]);
  const counted: number[] = [];
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}`, headers: { ...request.headers(), origin: baseURL ?? '' } });
    if (pathname === '/api/analytics') counted.push(response.status());
    await route.fulfill({ response });
  });
  await page.clock.install();
  await page.goto(`${host}/jobs`);
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await ask(page, 'h1', 'contextmenu', { button: 2 })).toBe(false);
  expect(await ask(page, 'h1', 'keydown', { key: 'u', ctrlKey: true })).toBe(false);
  expect(await ask(page, 'main input', 'contextmenu', { button: 2 })).toBe(true);
  expect(await ask(page, 'h1', 'keydown', { key: 'c', ctrlKey: true })).toBe(true);
  await page.clock.runFor(31_000);
  await expect.poll(() => counted).toEqual([200]);
  expect(logged).toEqual([]);
});

test('the operator can allow the context menu and view-source', async ({ page, baseURL }) => {
  const host = 'http://town.example';
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}`, headers: { ...request.headers(), origin: baseURL ?? '' } });
    const html = response.headers()['content-type']?.startsWith('text/html');
    const body = await response.text();
    await route.fulfill({ response, body: html ? body.replace('"antiCopy":true', '"antiCopy":false') : body });
  });
  await page.goto(`${host}/safety`);
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  expect(await ask(page, 'h1', 'contextmenu', { button: 2 })).toBe(true);
  expect(await ask(page, 'h1', 'keydown', { key: 'u', ctrlKey: true })).toBe(true);
  // What the page fetches when idle may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('developer tools over 160 px are detected every 60 s, and only logged', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.install();
  await page.goto('/safety');
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  const size = (outer: number) => page.evaluate((width) => Object.defineProperty(window, 'outerWidth', { value: width, configurable: true }), outer);
  const inner = await page.evaluate(() => innerWidth);
  const logged = () => said.filter((line) => line === 'Developer tools are open.').length;
  await page.evaluate(() => Object.defineProperty(window, 'outerHeight', { value: innerHeight }));
  await size(inner + 160);
  await page.clock.runFor(60_000);
  expect(logged()).toBe(0);
  await size(inner + 161);
  await page.clock.runFor(59_000);
  expect(logged()).toBe(0);
  await page.clock.runFor(1_000);
  expect(logged()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
