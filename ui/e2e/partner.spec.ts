// The partner subscription: offered by the office, paid at the counter, by card, or free. Stripe's page is replaced.
import { violations } from './support/axe';
import { people } from './support/snapshots';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';

test.use({ snapshot: 'quiet' });

const partnerOffer = 'Dinner with **investors**, every first Tuesday.';

async function expectReadable(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('the office says what partners get, and someone pays for a month at the counter @wide', async ({ site, open }) => {
  const { operator, worker } = people();
  await site.endPromotions(operator);
  const page = await open(worker);
  const trouble = await watchForTrouble(page);
  await page.goto('/partner-subscription');
  await expect(page.getByText('There’s no partner subscription here right now.')).toBeVisible();

  const office = await open(operator);
  await office.goto('/admin/fees?show=partners');
  await expect(office.getByText('Nobody yet.')).toBeVisible();
  await office.getByLabel('What partners get').fill(partnerOffer);
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.locator('.toast')).toContainText('Saved');

  const visitor = await open(null);
  await visitor.goto('/pricing');
  await visitor.getByRole('link', { name: 'Partner subscription' }).click();
  await expect(visitor.getByText('$20.00 a month.')).toBeVisible();
  await expect(visitor.locator('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?next=%2Fpartner-subscription');
  await expectReadable(visitor);

  await page.reload();
  const own = page.getByRole('region', { name: 'Your subscription' });
  await expect(own).toContainText('Not subscribed');
  await expectReadable(page);
  await own.getByRole('button', { name: 'Subscribe for $20.00' }).click();
  await expect(own).toContainText('$20.00 is due. The month begins once it’s paid.');
  await expectReadable(page);
  // Someone who changes their mind owes nothing.
  await own.getByRole('button', { name: 'Cancel this month' }).click();
  await expect(page.locator('.toast')).toContainText('You don’t owe anything.');
  await own.getByRole('button', { name: 'Subscribe for $20.00' }).click();
  await expect(own).toContainText('$20.00 is due.');

  await office.goto('/admin/fees');
  const waiting = office.locator('main#main').getByRole('listitem').filter({ hasText: 'Partner subscription, one month' });
  await expect(waiting).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Record payment' }).click();
  const sheet = office.getByRole('dialog');
  await expect(sheet).toContainText('The subscription becomes active right away, and the person is notified.');
  await sheet.getByLabel('Reference or reason').fill('Receipt 12');
  await sheet.getByRole('button', { name: 'Record payment' }).click();
  await expect(office.locator('.toast')).toContainText('Payment recorded');
  await office.goto('/admin/fees?show=partners');
  await expect(office.getByRole('list', { name: 'Partners' })).toContainText(worker.name);
  await expectReadable(office);

  // The open page learns of it by itself.
  await expect(own).toContainText('Active');
  await expect(own).toContainText('You can pay for the next month from');
  await own.getByRole('link', { name: 'Your receipts' }).click();
  await page.getByRole('list', { name: 'Your fees' }).getByRole('link').first().click();
  for (const words of ['Partner subscription, one month', '$20.00', 'in cash', 'Receipt 12'])
    await expect(page.locator('main#main')).toContainText(words);
  await expectReadable(page);
  expect(trouble.errors).toEqual([]);
});

test('a month is paid by card, or free during a promotion @wide', async ({ site, open }) => {
  const { operator, worker, employer } = people();
  await site.requestOk('PUT', '/api/admin/partner-offer', { partnerOffer }, operator);
  const boss = await open(employer);
  await boss.goto('/partner-subscription');
  const free = boss.getByRole('region', { name: 'Your subscription' });
  await free.getByRole('button', { name: 'Subscribe, free now' }).click();
  await expect(free).toContainText('It runs through');
  await expectReadable(boss);

  await site.endPromotions(operator);
  await site.requestOk('PUT', '/api/admin/cards', { isOn: true, secretKey: 'sk_live_1', webhookSecret: 'whsec_1' }, operator);
  const page = await open(worker);
  await page.goto('/partner-subscription');
  await page.getByRole('button', { name: 'Subscribe for $20.00' }).click();
  const pay = page.getByRole('button', { name: 'Pay $20.00 by card' });
  await expect(pay).toBeVisible();
  await expectReadable(page);
  await page.route('**/api/fees/*/checkout', (route) => route.fulfill({ json: { url: '/fees/2?card=done' } }));
  await pay.click();
  await expect(page).toHaveURL(/card=done$/);
  await expect(page.getByRole('status').filter({ hasText: 'We’re waiting for Stripe' })).toBeVisible();
  await expectReadable(page);
});
