// Policies, safety and contact: everyone reads them, admins edit them and restore the defaults; the cookie policy's list.
import { expect, settled, test } from './support/test';

test('each text is readable and linked from the footer @wide', async ({ page }) => {
  await page.goto('/');
  for (const [link, title] of [
    ['Safety', 'Safety'],
    ['Contact', 'Contact'],
    ['Privacy', 'Privacy policy'],
    ['Cookies', 'Cookie policy'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\{site\}|\{town\}|\*\*|## /);
    await expect(page.getByRole('button', { name: 'Edit text' })).toHaveCount(0);
  }
});

test('the cookie policy lists what the pages store, with its lifetime, and reopens the banner', async ({ page }) => {
  await page.goto('/cookie-policy');
  await settled(page);
  const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  for (const [name, life] of [
    ['theme', '1 year'],
    ['cookie_consent', '1 year'],
    ['cookie_preferences', '1 year'],
    ['recent_jobs', '30 days'],
    ['last_search', '7 days'],
    ['application_draft_…', '7 days'],
  ] as const) {
    await expect(item(name)).toContainText(life);
  }
  // Everything stored after a visit is in the list.
  await page.goto('/jobs');
  await settled(page);
  const kept = await page.evaluate(() => [
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  await page.goto('/cookie-policy');
  await settled(page);
  for (const name of kept) await expect(item(name)).toHaveCount(1);
  await page.getByRole('button', { name: 'Change your choice' }).click();
  await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
});

test('admins edit a text, everyone sees it, and the default is restored @wide', async ({ operator, page, isPhone }) => {
  // The phone and the desktop run cover different texts.
  const name = isPhone ? 'safety' : 'contact';
  const office = operator.page;
  await office.goto(`/${name}`);
  await office.getByRole('button', { name: 'Edit text' }).click();
  const field = office.getByLabel('Text', { exact: true });
  await field.fill('');
  await office.getByRole('button', { name: 'Save text' }).click();
  await expect(office.getByRole('alert')).toContainText('Write the text, or restore the default.');
  await field.fill('Come by on Mondays.\n\n## Where\n- Depot Street 4\n- **Ring twice**, {town}');
  await office.getByRole('button', { name: 'Save text' }).click();
  await expect(office.locator('.toast')).toContainText('Text saved');
  await page.goto(`/${name}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible();
  await expect(page.getByRole('main').locator('strong')).toHaveText('Ring twice');
  await expect(page.getByRole('main')).toContainText('Springfield');
  await expect(page.getByText(/^Last changed/)).toBeVisible();

  await office.getByRole('button', { name: 'Edit text' }).click();
  await office.getByText('Default text').click();
  await expect(office.locator('details pre')).toBeVisible();
  const back = office.waitForResponse((response) => response.request().method() === 'DELETE');
  await office.getByRole('button', { name: 'Restore default' }).click();
  await back;
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Where' })).toHaveCount(0);
});
