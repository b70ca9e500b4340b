// Setting up a site that has no operator yet.
import { password, Site } from './support/site';
import { expect, type Page, test, watchForTrouble } from './support/test';

test.use({ snapshot: 'unclaimed' });

const topBarColor = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('.top-bar') as Element).backgroundColor);

test('an unclaimed site says how to set it up, and rejects a wrong link', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('This site isn’t set up yet.')).toBeVisible();
  await page.goto('/setup');
  await expect(page.getByText('The link is incomplete.')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  // Changing only the fragment would not load a new page.
  await page.goto('about:blank');
  await page.goto('/setup#token=wrongwrongwrong');
  await page.getByLabel('Your name').fill('Mallory');
  await page.getByLabel('Email').fill('mallory@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Town' }).fill('Springfield, IL');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', firstVisit: true });

  test('nothing floats over a site without an operator, and the app is cached under its own name', async ({ page, server }) => {
    await page.goto(`/setup#token=${server.token}`);
    await page.getByLabel('Your name').fill('Olga Office');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.slots')).toHaveCount(0);
    await page.getByLabel('Email').fill('olga@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Site name').fill('Alder Creek Jobs');
    await page.getByRole('combobox', { name: 'Town' }).fill('Springfield, IL');
    for (const step of [3, 4]) {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Open the site' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  });
});

test('the printed link sets the site up in the browser', async ({ page, open, server }) => {
  const trouble = await watchForTrouble(page);
  await page.goto(`/setup#token=${server.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible();
  // The token is removed from the address, so that nobody can copy it from there.
  await expect(page).toHaveURL('/setup');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.getByLabel('Your name').fill('Olga Office');
  await page.getByLabel('Email').fill('olga@example.org');
  // Only the server rejects this password, and its error leads back to this step.
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your town' })).toBeFocused();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await page.getByLabel('Site name').fill('Alder Creek Jobs');

  const town = page.getByRole('combobox', { name: 'Town' });
  await town.pressSequentially('Springf');
  const options = page.getByRole('option');
  // The suggestions are for the whole word, not for its beginning.
  await expect(options.first()).toContainText('Springf');
  await expect(town).toHaveAttribute('aria-expanded', 'true');
  await town.press('ArrowDown');
  const chosen = (await options.first().textContent()) ?? '';
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await town.press('Enter');
  await expect(town).toHaveValue(chosen);
  await expect(options.first()).toBeHidden();

  const before = await topBarColor(page);
  await page.getByLabel('Brand color', { exact: true }).fill('#7a1f5c');
  await expect.poll(() => topBarColor(page)).not.toBe(before);
  const chosenColor = await topBarColor(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.getByLabel('Posting fee').fill('6.50');
  await page.getByLabel('Why it’s free').fill('First month free');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  // The color chosen in the second step is still previewed.
  expect(await topBarColor(page)).toBe(chosenColor);
  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('Enter a phone number');
  await page.getByLabel('Phone').fill('(503) 555-0142');
  await page.getByLabel('How people pay your fees').fill('Cash at the desk.');
  await page.getByRole('button', { name: 'Open the site' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('too easy to guess');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  // That one rejection was expected.
  trouble.errors.length = 0;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  // Going back and forth keeps what was typed.
  await expect(town).toHaveValue(chosen);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Olga Office');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Brand color', { exact: true })).toHaveValue('#7a1f5c');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Posting fee')).toHaveValue('6.50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('(503) 555-0142');
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  const firstDay = page.getByRole('region', { name: 'Your first day' });
  await expect(firstDay.getByRole('listitem')).toHaveCount(5);
  await firstDay.getByRole('button', { name: 'Skip: Set up a mail server' }).click();
  await expect(firstDay.getByRole('listitem')).toHaveCount(4);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The board is up. Pin the first job.');
  await expect(page.locator('.brandmark').first()).toContainText('Alder Creek Jobs');
  // The operator sees their own bypass; everyone else sees the promotion.
  await expect(page.getByText('SUPERADMIN ACCESS')).toBeVisible();
  const stranger = await open();
  await stranger.goto('/');
  await expect(stranger.getByText('FREE ACCESS ACTIVE!')).toBeVisible();
  const site = await new Site(server.origin, '10.0.0.9').settings();
  expect(`${site.town}, ${site.state}`).toBe(chosen);
  expect(site).toMatchObject({
    brand: '#7a1f5c',
    freePromotion: true,
    name: 'Alder Creek Jobs',
    fees: { jobPost: 650 },
    contact: { phone: '(503) 555-0142' },
  });
  await expect(stranger.getByRole('heading', { name: 'Someone in town answers' })).toBeVisible();
  await expect(stranger.locator('main').getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute('href', 'tel:5035550142');
  await expect(stranger.getByText('First month free')).toBeVisible();
  expect(site.placeId).not.toBeNull();
  expect(trouble.errors).toEqual([]);
});
