// Offline: pages read before can be read again, drafts can be written, and nothing private is cached.
import { readyForOffline, stored } from './support/offline';
import { uniqueWord } from './support/site';
import { expect, settled, test } from './support/test';

test.use({ snapshot: 'quiet', serviceWorkers: 'allow' });

const controlled = () => navigator.serviceWorker.controller !== null;

/** Returns every cached response by its path. */
const cached = async () => {
  const found: Record<string, string> = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const { pathname, search } = new URL(key.url);
      found[pathname + search] = (await (await cache.match(key))?.text()) ?? '';
    }
  }
  return found;
};

test('the last list and job are readable, other pages open, and the connection returns @wide', async ({ server, site, open }) => {
  const emma = await site.signUp('Emma Ellison', 'employer');
  const walter = await site.signUp('Walter Wrightson', 'worker');
  const title = `Mind the shop ${uniqueWord()}`;
  const job = await site.postJob(emma, { title });
  const page = await open(walter);
  await page.goto('/jobs');
  await page.waitForFunction(controlled);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL)).toBe(
    `${server.origin}/api/mobile/sw.js`,
  );
  // Firefox ends a navigation whose preload failed, whatever the worker answers.
  const preload = () => navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload.getState());
  expect(await page.evaluate(preload)).toMatchObject({ enabled: false });
  const main = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
    document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '',
  ]);
  const [script, style] = main.map((url) => new URL(url).pathname);
  expect([script, style]).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]);
  expect(Object.keys(await page.evaluate(cached))).toEqual(expect.arrayContaining(['/', '/api/mobile/manifest', script, style]));
  await page.locator('main').getByRole('link', { name: title }).click();
  await expect(page.locator('h1')).toHaveText(title);
  await stored(page, `/api/jobs/${job.id}`, '/api/jobs');
  const pages = await page.evaluate(async () => (await (await fetch('/api/mobile/sw.js')).text()).match(/\/post-job\.page\.\w+\.js/)?.[0] ?? '');
  await stored(page, pages);

  await server.stop();
  await page.goto(`/jobs/${job.id}`);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByText('Connection Lost')).toBeVisible({ timeout: 15_000 });
  await page.goto('/jobs');
  await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible();
  await page.clock.install();
  await page.goto('/post-job');
  await page.getByLabel('What do you need done?').fill('Paint the fence');
  // Longer than the app waits for code that cannot be loaded.
  await page.clock.runFor(4_000);
  await page.reload();
  await expect(page.getByLabel('What do you need done?')).toHaveValue('Paint the fence');

  await server.start();
  // The page may already be navigating by itself, because it noticed the connection.
  await expect(() => page.goto('/jobs')).toPass();
  await settled(page);
  await expect(page.getByText('Connection Lost')).toHaveCount(0);
});

test('nothing private is cached, and signing out deletes even public responses', async ({ site, open }) => {
  const emma = await site.signUp('Emma Ellison', 'employer');
  const walter = await site.signUp('Walter Wrightson', 'worker');
  const job = await site.postJob(emma, { title: `Sort the shelf ${uniqueWord()}` });
  await site.apply(walter, job.id);
  const page = await open(walter);
  await page.goto(`/jobs/${job.id}`);
  await page.waitForFunction(controlled);
  await stored(page, `/api/jobs/${job.id}`);
  await page.goto('/my-jobs');
  await settled(page);
  await page.goto('/profile');
  await settled(page);
  const kept = await page.evaluate(cached);
  const all = Object.entries(kept).filter(([path]) => !/\.(js|css|woff2|svg)$/.test(path));
  expect(all.length).toBeGreaterThan(2);
  for (const [path, text] of all) {
    expect(path).toMatch(/^\/$|^\/api\/(mobile\/manifest|site|help|jobs|job-cards|texts|city-guide|budget-guide)/);
    expect(text, path).not.toContain('walter');
    expect(text, path).not.toContain('Wrightson');
  }
  // The cached copy has nothing about his own application, which the server includes for him.
  const own = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/jobs/${job.id}`);
  const copy = JSON.parse(kept[`/api/jobs/${job.id}`] ?? '');
  expect(own.viewer.applicationId).toEqual(expect.any(Number));
  expect(copy.viewer.applicationId).toBeNull();

  await page.goto('/api/logout');
  await settled(page);
  await expect.poll(async () => Object.keys(await page.evaluate(cached))).not.toContain(`/api/jobs/${job.id}`);
});

test('a new version is offered, and activated when the person agrees', async ({ open, site, operator }) => {
  const page = await open();
  await page.goto('/');
  await page.waitForFunction(controlled);
  const { name, town, state, currency, fees } = await site.settings();
  await site.requestOk('PUT', '/api/site', { name, town: `${town}, ${state}`, currency, fees, brand: '#7a1f3d' }, operator.person);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const [before] = await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'jobstead-kept'));
  await page.getByRole('button', { name: 'Reload' }).click();
  // The page reloads while this looks.
  await expect(async () => expect(await page.evaluate(() => caches.keys())).not.toContain(before)).toPass();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

test('offline, people stay signed in, and pages say what they couldn’t load @wide', async ({ server, site, open, isPhone }) => {
  const page = await open(await site.signUp('Walter Wrightson', 'worker'));
  await page.goto('/jobs');
  await readyForOffline(page);
  await stored(page, '/api/help', '/api/texts/safety');

  await server.stop();
  const offline = page.locator('main').getByText(/^You’re offline\. This (page )?will load when you’re back online\.$/);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(offline).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  // Help and advice are on the device.
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.locator('main details').first()).toBeVisible();
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
  // The code of this page was never loaded.
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  await page.getByRole('button', { name: isPhone ? 'More' : 'Account and more' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.toast')).toContainText('You’re still signed in');
  await page.goBack();
  await server.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible({ timeout: 40_000 });
});

test('the server’s next response decides who is signed in', async ({ site, open }) => {
  const page = await open(await site.signUp('Walter Wrightson', 'worker'));
  await page.goto('/jobs');
  await settled(page);
  const name = () => page.evaluate(() => localStorage.getItem('signed-in'));
  await expect.poll(name).toContain('Walter Wrightson');
  await page.context().clearCookies();
  await page.goto('/my-jobs');
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(name).toBeNull();
});
