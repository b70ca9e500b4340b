// The frame around every page: bars, More sheet, theme, banner, focus, scrolling and the error page.
import { frontEnd, holdCode } from './support/hold';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const openMore = async (page: Page) => {
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet).toBeVisible();
  return sheet;
};

test.describe('the bottom bar', () => {
  test('signed out, it has the public items and More', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Find Jobs']);
    await expect(bar(page).getByRole('button')).toHaveText('More');
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('Home');
    await bar(page).getByRole('link', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('Find Jobs');
  });

  test('signed in, it has four items and More, and one is current', async ({ worker: { page } }) => {
    for (const [path, current] of [
      ['/', 'Home'],
      ['/jobs', 'Find Jobs'],
      ['/my-jobs', 'My Jobs'],
      ['/project-management', 'Project Manager'],
      ['/messages', 'More'],
      ['/profile', 'More'],
      ['/role-selection', 'More'],
    ] as const) {
      await page.goto(path);
      await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Find Jobs', 'My Jobs', /^Project Manager/]);
      await expect(bar(page).locator('[aria-current=page]')).toContainText(current);
    }
  });

  test('a wide screen has the main items in the top bar, in the same order @desktop', async ({ worker: { page } }) => {
    await page.goto('/jobs');
    await expect(page.locator('.tab-bar')).toBeHidden();
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Find Jobs', 'My Jobs', 'Project Manager', 'Messages']);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('Find Jobs');
  });
});

test.describe('the More sheet', () => {
  test('is 80% high and shows the user', async ({ worker: { page, person } }) => {
    await page.goto('/');
    const sheet = await openMore(page);
    await expect.poll(async () => Math.round(((await sheet.boundingBox())?.height ?? 0) / 8.44)).toBe(80);
    for (const text of [person.name, person.email, 'Online', 'v1.0', 'Search and filter every open job']) await expect(sheet).toContainText(text);
    await expect(sheet.locator('.av')).toHaveText(person.name[0] ?? '');
    await page.context().setOffline(true);
    await expect(sheet.getByText('Offline', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(sheet.getByText('Online', { exact: true })).toBeVisible();
    const quick = sheet.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link');
    await expect(quick).toHaveText(['Post Job', 'Notifications']);
    await quick.first().click();
    await expect(page).toHaveURL('/post-job');
    // The link replaced the sheet's history entry, so Back leads to the page below the sheet.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(sheet).toBeHidden();
  });

  test('closes by Back, Escape and its button, and restores the focus', async ({ page }) => {
    await page.goto('/jobs');
    const opener = page.getByRole('button', { name: 'More' });
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ];
    for (const close of ways) {
      const sheet = await openMore(page);
      await expect(sheet).toContainText('Not signed in');
      await expect(sheet.getByText('User', { exact: true })).toBeVisible();
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL('/jobs');
    }
  });

  test('keeps the focus inside', async ({ page }) => {
    await page.goto('/jobs');
    const sheet = await openMore(page);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test('signs out', async ({ worker: { page, person }, site }) => {
    await page.goto('/my-jobs');
    await (await openMore(page)).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect((await site.request('GET', '/api/auth/user', undefined, person)).status).toBe(401);
  });
});

test('the theme is stored in a cookie for a year and rendered by the server @wide', async ({ page, context, isPhone }) => {
  await page.goto('/jobs');
  const where = isPhone ? await openMore(page) : page.locator('footer');
  await where.getByTitle('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const cookie = (await context.cookies()).find(({ name }) => name === 'theme');
  expect(cookie?.value).toBe('dark');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-theme="dark"');
  await page.context().addCookies([{ name: 'theme', value: 'light', url: page.url() }]);
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
});

test('a lost connection shows within two seconds, in a few lines, and covers nothing', async ({ page, context }) => {
  await page.goto('/jobs');
  await settled(page);
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: 'Connection Lost' });
  await expect(banner).toBeVisible({ timeout: 2_000 });
  await expect(banner.getByRole('button')).toHaveText(['Retry', 'Go Home']);
  expect((await banner.boundingBox())?.height).toBeLessThan(140);
  const [above, below] = [await banner.boundingBox(), await page.locator('main#main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await expect(banner).toBeInViewport({ ratio: 1 });
  // What was loaded can still be read.
  await expect(page.locator('.jobgrid article').first()).toBeVisible();
  // A page whose code is not loaded says so instead of failing, and the banner stays in view above it.
  await page.locator('.jobgrid a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible({ timeout: 20_000 });
  await expect(banner).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(banner).toBeHidden({ timeout: 2_000 });
  // It loads by itself.
  await expect(page.locator('.factgrid')).toBeVisible();
});

test('the skip link is the first tab stop and leads to the content @wide', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main#main')).toBeFocused();
});

test('a page change moves the focus to the heading, sets the title and is announced', async ({ page, site }) => {
  const { name } = await site.settings();
  await page.goto('/jobs');
  await expect(page).toHaveTitle(new RegExp(` – ${name}$`));
  const link = page.locator('.jobgrid a').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${title} – ${name}`);
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});

test('Back restores the position in the list @wide', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  const link = page.locator('.jobgrid a').nth(10);
  await link.scrollIntoViewIfNeeded();
  // The scroll position at the click itself, because clicking may scroll a little.
  await link.evaluate((element) => element.addEventListener('click', () => Object.assign(globalThis, { leftAt: scrollY })));
  await link.click();
  await expect(page.locator('h1.jobtitle')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => (globalThis as unknown as { leftAt: number }).leftAt);
  expect(before).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50);
});

test('the job in view before the code arrived stays where it is, and all jobs are there', async ({ page }) => {
  const release = await holdCode(page, frontEnd);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const links = page.locator('main .job a');
  await expect(links.nth(10)).toBeAttached();
  const jobs = await links.count();
  await page.evaluate(() => scrollTo(0, 900));
  const inView = () =>
    links.evaluateAll((all) => all.flatMap((link) => (link.getBoundingClientRect().top >= 0 ? [link] : []))[0]?.getAttribute('href') ?? '');
  const first = await inView();
  const topOfFirst = () =>
    page
      .locator(`main .job a[href="${first}"]`)
      .first()
      .evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const top = await topOfFirst();
  release();
  await settled(page);
  expect(Math.abs((await topOfFirst()) - top)).toBeLessThanOrEqual(1);
  expect(await page.locator('.jobgrid .job-title a').count()).toBe(jobs);
});

test('a newly opened page starts at its top', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  await page.locator('.jobgrid a').nth(10).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.goto('/help');
  await page.goto('/');
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('filters are in the address and survive a reload @wide', async ({ page, isPhone }) => {
  await page.goto('/jobs');
  await settled(page);
  const filters = async () => {
    if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
    return isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary', { name: 'Filters' });
  };
  const fields = await filters();
  await fields.getByLabel('Category').selectOption({ index: 2 });
  await fields.getByLabel('Minimum pay per hour').fill('20');
  await fields.getByLabel('Minimum pay per hour').press('Enter');
  await expect(page).toHaveURL(/category=\w+.*minBudget=2000/);
  if (isPhone) await fields.getByRole('button', { name: /^Show / }).click();
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.chip', { hasText: '$20 / hour and up' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText(heading);
  const again = await filters();
  await expect(again.getByLabel('Category')).not.toHaveValue('');
  await expect(again.getByLabel('Minimum pay per hour')).toHaveValue('20');
  if (isPhone) await page.goBack();
  await page.locator('.chip', { hasText: '$20 / hour and up' }).click();
  await expect(page).not.toHaveURL(/minBudget/);
});

test('a page that fails says so and can be retried', async ({ page }) => {
  const { errors } = await watchForTrouble(page);
  await page.goto('/jobs');
  await settled(page);
  // A response that no page can render.
  await page.route(/\/api\/jobs\/\d+$/, (route) => route.fulfill({ json: { id: 1 } }));
  const link = page.locator('.jobgrid a').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("The page encountered an error and couldn't load properly.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to Home Page' })).toBeVisible();
  expect(errors.join()).toContain('The page failed');
  await page.unroute(/\/api\/jobs\/\d+$/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a page that fails has a button to the home page', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  await page.route(/\/api\/jobs\/\d+$/, (route) => route.fulfill({ json: { id: 1 } }));
  await page.locator('.jobgrid a').first().click();
  await page.getByRole('button', { name: 'Go to Home Page' }).click();
  await expect(page).toHaveURL('/');
  await settled(page);
});
