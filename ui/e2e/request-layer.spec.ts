// Retries, fallback paths, idempotency keys and lost connections, with a fake clock.
import type { Route } from '@playwright/test';
import { answer, expectNoMoreRequests, expectRetryAfter, now, openWithStoppedClock, runUntil, stopClock, waitForRequests } from './support/clock';
import { writeJob } from './support/posting';
import { expect, type Page, settled, test, withoutLive } from './support/test';

const problem = (status: number, title: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title, code: 'x' }),
    headers: { 'X-Request-Id': 'REF-17' },
  });

const list = /\/api\/(jobs|opportunities)\?/;

test('a query is retried after 1, 2 and 4 seconds, then shows an error', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const log = await answer(page, list, 'GET', problem(500, 'Broken'));
  await page.getByRole('link', { name: 'Best paid' }).click();
  await waitForRequests(page, log, 1);
  for (const pause of [1000, 2000, 4000]) await expectRetryAfter(page, log, pause);
  const error = page.getByRole('alert').filter({ hasText: 'The jobs didn’t load' });
  await runUntil(page, () => error.isVisible());
  await expect(error).toContainText('Something broke on our end');
  await expect(error).toContainText('Reference REF-17');
  await expectNoMoreRequests(page, log);
  expect(log.times).toHaveLength(4);

  await page.unroute(list);
  await page.clock.resume();
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.jobgrid article').first()).toBeVisible();
  await expect(error).toBeHidden();
});

for (const [status, text] of [
  [404, 'This job isn’t here'],
  [403, 'The job didn’t load'],
  [401, 'The job didn’t load'],
] as const) {
  test(`a query answered with ${status} is not retried`, async ({ page }) => {
    await openWithStoppedClock(page, '/jobs');
    const log = await answer(page, /\/api\/jobs\/\d+$/, 'GET', problem(status, 'No'));
    await page.locator('.jobgrid a').first().click();
    await waitForRequests(page, log, 1);
    await runUntil(page, () => page.locator('main').getByText(text).isVisible());
    await expectNoMoreRequests(page, log);
    expect(log.times).toHaveLength(1);
  });
}

const complaint = (page: Page) => page.getByText('There is a problem');

test('a mutation is retried twice, a second apart, with one key', async ({ worker: { page } }) => {
  await openWithStoppedClock(page, '/profile');
  const log = await answer(page, /\/api\/profile$/, 'PUT', problem(500, 'Broken'));
  const save = page.getByRole('button', { name: 'Save profile' });
  await save.click();
  await waitForRequests(page, log, 1);
  for (const pause of [1000, 1000]) await expectRetryAfter(page, log, pause);
  await runUntil(page, () => complaint(page).isVisible());
  await expectNoMoreRequests(page, log);
  expect(log.times).toHaveLength(3);
  expect(new Set(log.keys).size).toBe(1);
  expect(log.keys[0]).toMatch(/^[0-9a-f-]{36}$/);

  // Sending the same text again after a failure uses the same key, so that nothing is done twice.
  await save.click();
  await waitForRequests(page, log, 4);
  expect(log.keys[3]).toBe(log.keys[0]);
});

for (const [status, title] of [
  [500, 'Broken at line 4'],
  [503, 'Back in 24 seconds'],
  [409, 'Changed'],
] as const) {
  test(`a mutation that is answered "${status}: ${title}" is not tried again`, async ({ worker: { page } }) => {
    await openWithStoppedClock(page, '/profile');
    const log = await answer(page, /\/api\/profile$/, 'PUT', problem(status, title));
    await page.getByRole('button', { name: 'Save profile' }).click();
    await waitForRequests(page, log, 1);
    await runUntil(page, () => complaint(page).isVisible());
    await expectNoMoreRequests(page, log);
    expect(log.times).toHaveLength(1);
  });
}

test('jobs are requested under their alias when there is no response', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const log = await answer(page, /\/api\/jobs\?/, 'GET', (route) => route.abort('connectionfailed'));
  const other = await answer(page, /\/api\/opportunities\?/, 'GET', (route) => route.continue());
  await page.getByRole('link', { name: 'Best paid' }).click();
  await expect(page.locator('.jobgrid article').first()).toBeVisible();
  expect([log.count, other.count]).toEqual([1, 1]);
});

const post = (page: Page) => page.getByRole('button', { name: /^Post job/ });

test('a job posted over the alias path keeps its key and exists once', async ({ employer: { page }, site }) => {
  await page.goto('/post-job');
  const title = await writeJob(page);
  // The worst case: the first path does the work, but its response is lost.
  const log = await answer(page, /\/api\/jobs$/, 'POST', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const other = await answer(page, /\/api\/opportunities$/, 'POST', (route) => route.continue());
  await post(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect([log.count, other.count]).toEqual([1, 1]);
  expect(other.keys).toEqual(log.keys);
  expect((await site.jobs(`?query=${title.split(' ').pop()}`)).total.count).toBe(1);
});

test('a lost connection saves the draft, redirects home after three seconds and offers the way back', async ({ employer: { page } }) => {
  await page.clock.install();
  await page.goto('/post-job');
  await settled(page);
  const title = await writeJob(page);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await stopClock(page);
  const log = await answer(page, /\/api\/(jobs|opportunities)$/, 'POST', (route) => route.abort('connectionfailed'));
  await post(page).click();
  // Each of the three tries uses both paths.
  await waitForRequests(page, log, 2);
  for (const pause of [1000, 1000]) await expectRetryAfter(page, log, pause, 2);
  expect(new Set(log.keys).size).toBe(1);
  await runUntil(page, () => complaint(page).isVisible());
  await runUntil(page, async () => (await now(page)) >= (log.times.at(-1) ?? 0) + 2_900);
  await expect(page).toHaveURL('/post-job');
  await runUntil(page, () => new URL(page.url()).pathname === '/', 600);
  await runUntil(page, () => page.getByText('No signal. What you wrote is safe.').isVisible());
  await expect(page.getByText('You were at “Post a job”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('What do you need done?')).toHaveValue(title);
  await post(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the way back is in sight even if the code of the home page never came @wide', async ({ employer: { page } }) => {
  await page.goto('/post-job');
  await settled(page);
  const title = await writeJob(page);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.context().setOffline(true);
  await post(page).click();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('What do you need done?')).toHaveValue(title);
});

test('two quick taps send one request', async ({ employer: { page } }) => {
  await page.goto('/post-job');
  const title = await writeJob(page);
  const log = await answer(page, /\/api\/jobs$/, 'POST', async (route) => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await route.continue();
  });
  await post(page).dblclick();
  await post(page).click({ timeout: 2_000 });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(log.count).toBe(1);
});

test('a slow submission says so after 400 ms and the button keeps its width', async ({ worker: { page } }) => {
  await openWithStoppedClock(page, '/profile');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const log = await answer(page, /\/api\/profile$/, 'PUT', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.locator('form#profile button[type=submit]');
  const width = (await button.boundingBox())?.width ?? 0;
  await button.click();
  await expect.poll(() => log.times.length).toBe(1);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(300);
  await expect(button).toHaveText('Save profile');
  await runUntil(page, async () => (await button.textContent()) === 'Saving…', 300);
  expect((await button.boundingBox())?.width).toBeCloseTo(width, 0);
  release();
  await runUntil(page, async () => (await button.textContent()) === 'Save profile');
  await runUntil(page, () => page.locator('.toast').isVisible());
});

test('401 for the account means signed out, wherever it is noticed', async ({ worker: { page, person }, site }) => {
  // The live channel would notice at any moment.
  await withoutLive(page);
  await page.goto('/my-jobs');
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  // A request of this page would notice it before the link is tapped.
  await page.waitForLoadState('networkidle');
  // The session ends on another device.
  await site.request('GET', '/api/logout', undefined, person);
  await page.getByRole('link', { name: 'Find Jobs' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.top-bar').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?next=%2Fjobs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an expired session asks for the password over the page, and goes on with what was typed @wide', async ({ worker: { page, person }, site }) => {
  await page.goto('/profile');
  await page.getByLabel('Headline').fill('Ladders and long days');
  // The session ends on another device.
  await site.request('GET', '/api/logout', undefined, person);
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.toast')).toContainText('Profile saved');
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Ladders and long days');
});

test('who signs out in another tab is not asked to sign in again', async ({ worker: { page } }) => {
  await page.goto('/my-jobs');
  await settled(page);
  // As the app does it: the device forgets the person before the server ends the session, which open tabs notice at once.
  await page.evaluate(() => localStorage.removeItem('signed-in'));
  const other = await page.context().newPage();
  await other.goto('/api/logout');
  await page.getByRole('link', { name: 'Find Jobs' }).first().click();
  await expect(page.locator('.top-bar').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a lost connection does not sign anyone out', async ({ worker: { page } }) => {
  const log = await answer(page, /\/api\/auth\/user$/, 'GET', (route) => route.abort('internetdisconnected'));
  await page.goto('/profile');
  // Saving refetches the account, because the name may have changed.
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.toast')).toContainText('Profile saved');
  await expect.poll(() => log.count).toBeGreaterThan(0);
  await expect(page.locator('form#profile')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Jobs' })).toBeVisible();
});
