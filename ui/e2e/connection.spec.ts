// The Connection Lost banner, the connection checks and the error screen, with the numbers of the specification.
import { flushTasks, now, openWithStoppedClock, runUntil } from './support/clock';
import { expect, type Page, settled, test } from './support/test';

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Connection Lost' });

test('going offline shows the banner and counts the attempts after 1, 2, 4, 8 and 16 s @wide', async ({ page, context }) => {
  await openWithStoppedClock(page, '/jobs');
  await context.setOffline(true);
  await expect(banner(page)).toHaveText(/^Connection Lost Please check your internet connection\./);
  await expect(banner(page).getByRole('button')).toHaveText(['Retry', 'Go Home']);
  const { width } = (await banner(page).boundingBox()) ?? {};
  expect(width).toBe(page.viewportSize()?.width);
  const [red = 0, green = 0, blue = 0] = await banner(page).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(128);
  expect(Math.max(green, blue)).toBeLessThan(red / 2);
  for (const [n, pause] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
    const words = `Reconnection attempt ${n + 1}. Please check your internet connection.`;
    const start = await now(page);
    await page.clock.runFor(pause - 300);
    await flushTasks(page);
    await expect(banner(page)).not.toContainText(words);
    await runUntil(page, async () => ((await banner(page).textContent()) ?? '').includes(words), 2_000);
    const took = (await now(page)) - start;
    expect(took).toBeGreaterThanOrEqual(pause - 100);
    expect(took).toBeLessThanOrEqual(pause + 400);
  }
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test('Retry reloads the page, Go Home goes home', async ({ page, context }) => {
  await page.goto('/jobs');
  await settled(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await Promise.all([page.waitForEvent('load'), banner(page).getByRole('button', { name: 'Retry' }).click()]);
  await expect(page).toHaveURL('/jobs');
  await settled(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await banner(page).getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
});

test('a check sends HEAD /favicon.ico every five minutes, and a 5 s timeout counts as offline', async ({ page }) => {
  // Playwright cannot intercept favicon requests, so this records the page's own fetch calls.
  await page.addInitScript(() => {
    const real = globalThis.fetch;
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    globalThis.fetch = (input, init) => {
      if (input !== '/favicon.ico') return real(input, init);
      asked.push(`${init?.method} ${init?.cache}`);
      if (asked.length === 1) return Promise.resolve(new Response());
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    };
  });
  await openWithStoppedClock(page, '/jobs');
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  // One of the five minutes has already passed.
  await page.clock.runFor(3 * 60_000);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(2 * 60_000);
  await expect.poll(asked).toEqual(['HEAD no-cache']);
  while ((await asked()).length < 2) await page.clock.runFor(1_000);
  await page.clock.runFor(3_900);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(1_200);
  await expect(banner(page)).toBeVisible();
});

test('the error screen counts down from 10 and redirects home @wide', async ({ page }) => {
  await page.clock.install();
  await page.goto('/jobs');
  await settled(page);
  // A response that no page can render.
  await page.route(/\/api\/jobs\/\d+$/, (route) => route.fulfill({ json: { id: 1 } }));
  await page.locator('.jobgrid a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("The page encountered an error and couldn't load properly.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('Going to the home page in 10 seconds.')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByText('Going to the home page in 1 second.')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/');
});

test('ten errors in fifteen seconds redirect home, nine do not', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  const fail = (count: number) =>
    page.evaluate((n) => void Array.from({ length: n }, () => setTimeout(() => Promise.reject(new Error('on purpose')))), count);
  let failed = 0;
  page.on('pageerror', () => {
    failed += 1;
  });
  await fail(9);
  await expect.poll(() => failed).toBe(9);
  await flushTasks(page);
  await expect(page).toHaveURL('/jobs');
  await fail(1);
  await expect(page).toHaveURL('/');
});

test('the code arrives the same with Brotli, with gzip and uncompressed', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const path = /src="(\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const load = async (accepted: string) => {
    const response = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': accepted } });
    return { coding: response.headers.get('content-encoding'), code: await response.text() };
  };
  const [brotli, gzip, plain] = await Promise.all(['gzip, deflate, br', 'gzip, deflate', 'identity'].map(load));
  expect([brotli?.coding, gzip?.coding, plain?.coding]).toEqual(['br', 'gzip', null]);
  expect(plain?.code.length).toBeGreaterThan(10_000);
  expect(brotli?.code).toBe(plain?.code);
  expect(gzip?.code).toBe(plain?.code);
});
