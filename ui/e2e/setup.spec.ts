// A server of its own that nobody has claimed yet.

import AxeBuilder from '@axe-core/playwright';
import { test } from './support/own-server';
import { password, Site } from './support/site';
import { expect, type Page, settled, watch } from './support/test';

test.use({ town: 'setup' });

// One server lives through all of them.
test.describe.configure({ mode: 'serial' });

const rail = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('.top-bar') as Element).backgroundColor);

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in?next=/admin/settings');
  await page.getByLabel('Email').fill('olga@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site settings' })).toBeVisible();
}

test('an unclaimed site says how it is claimed, and refuses a wrong link', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('This site isn’t set up yet.')).toBeVisible();
  await page.goto('/setup');
  await expect(page.getByText('The link is incomplete.')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  // Another fragment alone is no new page.
  await page.goto('about:blank');
  await page.goto('/setup#token=wrongwrongwrong');
  await page.getByLabel('Your name').fill('Mallory');
  await page.getByLabel('Email').fill('mallory@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Town' }).fill('Springfield, IL');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
});

test('the printed link sets the site up in the browser', async ({ page, open, server }) => {
  const trouble = await watch(page);
  await page.goto(`/setup#token=${server.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible();
  // Nobody copies the token out of the address.
  await expect(page).toHaveURL('/setup');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByLabel('Your name').fill('Olga Office');
  await page.getByLabel('Email').fill('olga@example.org');
  // The server knows better than the form: its complaint leads back here.
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your town' })).toBeFocused();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByLabel('Site name').fill('Alder Creek Jobs');

  const town = page.getByRole('combobox', { name: 'Town' });
  await town.pressSequentially('Springf');
  const options = page.getByRole('option');
  // Of the whole word, not of its beginning.
  await expect(options.first()).toContainText('Springf');
  await expect(town).toHaveAttribute('aria-expanded', 'true');
  await town.press('ArrowDown');
  const chosen = (await options.first().textContent()) ?? '';
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await town.press('Enter');
  await expect(town).toHaveValue(chosen);
  await expect(options.first()).toBeHidden();

  const before = await rail(page);
  await page.getByLabel('Brand color', { exact: true }).fill('#7a1f5c');
  await expect.poll(() => rail(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByLabel('Posting fee').fill('6.50');
  await page.getByLabel('Why it’s free').fill('First month free');
  await page.getByRole('button', { name: 'Open the site' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('among the first that a thief tries');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  // That one refusal was meant.
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
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The board is up. Pin the first job.');
  await expect(page.locator('.brandmark').first()).toContainText('Alder Creek Jobs');
  // The operator's own bypass is said first; everybody else is told of the promotion.
  await expect(page.getByText('SUPERADMIN ACCESS')).toBeVisible();
  const stranger = await open();
  await stranger.goto('/');
  await expect(stranger.getByText('FREE ACCESS ACTIVE!')).toBeVisible();
  const site = await new Site(server.origin, '10.0.0.9').settings();
  expect(`${site.town}, ${site.state}`).toBe(chosen);
  expect(site).toMatchObject({ brand: '#7a1f5c', freePromotion: true, name: 'Alder Creek Jobs', fees: { jobPost: 650 } });
  await expect(stranger.getByText('First month free')).toBeVisible();
  expect(site.placeId).not.toBeNull();
  expect(trouble.errors).toEqual([]);
});

test('when the promotion ends the form of a job shows the real fee', async ({ page, open, server, isPhone }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'promotions and vouchers' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'End promotion', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Promotion ended');
  await page.goto('/admin/settings');
  await page.getByLabel('Posting fee').fill('7.50');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Settings saved');

  const employer = await open(await new Site(server.origin, '10.0.0.9').signUp('Emma Ellison', 'employer'));
  await employer.goto('/post-job');
  const slip = employer.locator('.slip', { hasText: 'What it costs' });
  await expect(slip.locator('.slip-tot')).toContainText('$7.50');
  await expect(slip).not.toContainText('Free promotion');
  if (isPhone) await expect(employer.locator('.action-bar')).toContainText('$7.50');
  await employer.getByLabel('What do you need done?').fill('Sweep the hall');
  await employer.getByLabel('Category').selectOption('cleaning');
  await employer.getByLabel('Details').fill('The large one.');
  await employer.getByRole('button', { name: /^Post job/ }).click();
  await expect(employer.getByText('Waiting for payment.')).toBeVisible();
  await employer.goto('/');
  await expect(employer.getByText('FREE ACCESS ACTIVE!')).toHaveCount(0);
});

const hostile = ['#ffff00', '#00ff00', '#ff0000', '#0000ff', '#777777', '#000000', '#ffffff', '#ffc0cb', '#808000', '#7f00ff'];

test('every hostile brand color keeps enough contrast, light and dark', async ({ page, context, server }) => {
  test.setTimeout(120_000);
  const site = new Site(server.origin, '10.0.0.9');
  const operator = await site.signIn('olga@example.org');
  const settings = await site.settings();
  const body = { name: settings.name, town: `${settings.town}, ${settings.state}`, currency: 'USD', fees: settings.fees };
  for (const [index, title] of ['Line cook', 'Weed the beds', 'Move a piano'].entries()) {
    await site.postJob(operator, { title, isUrgent: index === 1, remote: index === 2 });
  }
  const found: string[] = [];
  for (const brand of hostile) {
    await site.call('PUT', '/api/site', { ...body, brand }, operator);
    for (const theme of ['light', 'dark']) {
      await context.addCookies([{ name: 'theme', value: theme, url: server.origin }]);
      // The second has the button in the color itself.
      for (const [path, filled] of [
        ['/jobs?urgent=true', '.jobgrid article'],
        ['/sign-in', '.btn-p'],
      ] as const) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('main').locator(filled)).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        found.push(...violations.flatMap(({ nodes }) => nodes.map((node) => `${brand} ${theme}: ${node.target.join(' ')} ${node.failureSummary}`)));
      }
    }
  }
  expect(found).toEqual([]);
});

test('S20: a hostile name of the site stays text for everybody', async ({ open, server }) => {
  const name = '</title><script>alert(1)</script>';
  const site = new Site(server.origin, '10.0.0.9');
  const operator = await site.signIn('olga@example.org');
  const { town, state, currency, brand, fees } = await site.settings();
  await site.call('PUT', '/api/site', { name, town: `${town}, ${state}`, currency, brand, fees }, operator);
  for (const person of [null, await site.signUp('Emma Ellison', 'employer'), operator]) {
    const page = await open(person);
    const trouble = await watch(page);
    for (const path of ['/', '/jobs', '/post-job', ...(person === operator ? ['/admin/settings'] : [])]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('.brandmark').first()).toContainText(name);
      expect(await page.title()).toContain(name);
    }
    expect(trouble.errors).toEqual([]);
  }
});
