// The installable app: installing, pings, unread messages and missing files.
import { chromium } from '@playwright/test';
import { expect, type Page, settled, test } from './support/test';

/** Dispatches the browser's install event. Returns whether the page keeps it for later; counts how often it is shown. */
const prompting = () => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const shown: number[] = [];
  const prompt = () => {
    shown.push(Date.now());
    return Promise.resolve({ outcome: 'accepted' });
  };
  Object.assign(event, { prompt });
  Object.assign(globalThis, { shown });
  dispatchEvent(event);
  return event.defaultPrevented;
};
const timesShown = () => (globalThis as unknown as { shown: number[] }).shown.length;

test('the browser reports no installability errors', async ({ baseURL }) => {
  const args = ['--no-sandbox', '--disable-gpu'];
  const context = await chromium.launchPersistentContext('', { executablePath: '/usr/bin/chromium', args, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone', scope: '/', start_url: '/' });
  await context.close();
});

test.describe('installing', () => {
  test("'Install App' shows while a prompt is held, prompts once, and reports the install", async ({ worker: { page } }) => {
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'More' }).first().click();
    const button = page.getByRole('dialog').getByRole('button', { name: 'Install App' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).toHaveCount(0);
    expect(await page.evaluate(prompting)).toBe(true);
    expect(await page.evaluate(timesShown)).toBe(0);
    const report = page.waitForRequest((request) => request.url().endsWith('/api/mobile/pwa/install'));
    await button.click();
    const request = await report;
    expect(request.method()).toBe('POST');
    const body = request.postDataJSON();
    expect(Object.keys(body).sort()).toEqual(
      ['browserName', 'browserVersion', 'deviceId', 'deviceType', 'installationMethod', 'isStandalone', 'osName', 'osVersion', 'userAgent'].sort(),
    );
    expect(body).toMatchObject({ installationMethod: 'prompt', isStandalone: false, browserName: 'Chrome' });
    expect((await request.response())?.status()).toBe(200);
    await expect(button).toHaveCount(0);
    expect(await page.evaluate(timesShown)).toBe(1);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('device-id') ?? ''))).toBe(body.deviceId);
  });

  test('an installed app offers no install, whatever event the browser fires', async ({ worker: { page } }) => {
    await page.goto('/jobs');
    await page.evaluate(prompting);
    const report = page.waitForRequest((request) => request.url().endsWith('/api/mobile/pwa/install'));
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    expect((await report).postDataJSON()).toMatchObject({ installationMethod: 'manual' });
    await page.getByRole('button', { name: 'More' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install App' })).toHaveCount(0);
  });

  test('a page opened by the store app offers no install', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'referrer', { value: 'android-app://org.example.store' }));
    await page.goto('/jobs');
    await page.evaluate(prompting);
    await page.getByRole('button', { name: 'More' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install App' })).toHaveCount(0);
  });

  for (const [device, userAgent, said] of [
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Add to Home Screen',
    ],
    [
      'a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Add to Dock…',
    ],
    ['Android, in Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Add app to Home screen'],
  ] as const) {
    test(`on ${device}, instructions lead to the browser's menu`, async ({ open }) => {
      // A Mac has no touch points; an iPad, which claims to be one, does.
      const page = await open(null, { userAgent, hasTouch: device !== 'a Mac' });
      await page.goto('/jobs');
      await page.getByRole('button', { name: 'More' }).first().click();
      await page.getByRole('button', { name: 'Install App' }).click();
      await expect(page.getByText(said)).toBeVisible();
    });
  }
});

test('the app in its own window says so and pings every 5 minutes', async ({ worker: { page } }) => {
  const pings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mobile/pwa/active')) pings.push(`${request.method()} ${request.postData()}`);
  });
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes('standalone') ? ({ ...real('all'), matches: true } as MediaQueryList) : real(query));
  });
  await page.clock.install();
  await page.goto('/jobs');
  await expect.poll(() => pings.length).toBe(1);
  expect(JSON.parse(pings[0]?.replace('PATCH ', '') ?? '')).toEqual({ deviceId: expect.any(String) });
  await page.clock.runFor(4 * 60_000 + 50_000);
  expect(pings).toHaveLength(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => pings.length).toBe(2);
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('dialog').getByText('App', { exact: true })).toBeVisible();
});

test('the unread count is requested only when signed in', async ({ worker: { page }, open }) => {
  const asks = (one: Page) => one.waitForRequest(/\/api\/mobile\/notifications$/, { timeout: 5_000 }).catch(() => null);
  const requests = asks(page);
  await page.goto('/jobs');
  expect((await requests)?.method()).toBe('GET');
  const visitor = await open(null);
  const unasked = asks(visitor);
  await visitor.goto('/jobs');
  expect(await unasked).toBeNull();
  const signedIn = await page.request.get('/api/mobile/notifications');
  expect(signedIn.status()).toBe(200);
  expect(await signedIn.json()).toEqual({ unreadCount: 0 });
});

test('code removed by an upgrade: 404, one reload, and the page loads', async ({ page }) => {
  let gone = 0;
  // Not page.route, with which Playwright would also intercept the connection check.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    gone += 1;
    if (gone === 1) void session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    else void session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/saved.page.*.js' }] });
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.evaluate(() => history.pushState(null, '', '/saved'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.locator('main h1')).toHaveText('Saved jobs');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(gone).toBe(2);
});

test('a missing file is a 404 and never a page', async ({ request }) => {
  const missing = await request.get('/jobs.page.00000000.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});
