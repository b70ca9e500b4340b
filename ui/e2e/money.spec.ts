// Fees outside a promotion: they fall due, are recorded or covered by a voucher, and appear in the ledger.
import { violations } from './support/axe';
import { writeJob } from './support/posting';
import type { Person, Site } from './support/site';
import { people } from './support/snapshots';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';

test.use({ snapshot: 'quiet' });

let operator: Person;
let employer: Person;
let site: Site;

test.beforeEach(({ site: here }) => {
  site = here;
  ({ operator, employer } = people());
});

/** Ends the opening promotion and sets the payment instructions. */
async function endPromotion(): Promise<void> {
  await site.endPromotions(operator);
  await site.requestOk('PUT', '/api/admin/pay-instructions', { howToPay: 'Bring it to **Depot Street 4**, Monday to Friday.' }, operator);
}

async function expectReadable(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('the operator ends the promotion and says how to pay @wide', async ({ open }) => {
  const office = await open(operator);
  const trouble = await watchForTrouble(office);
  await office.goto('/admin/promotions');
  await expectReadable(office);
  const line = office.locator('main#main').getByRole('listitem').filter({ hasText: 'Opening promotion' });
  await expect(line).toContainText('no end date');
  await line.getByRole('button', { name: 'End now' }).click();
  await office.getByRole('button', { name: 'End promotion', exact: true }).click();
  await expect(office.locator('.toast')).toContainText('Promotion ended');
  await expect(line).toContainText('Ended');

  await office.goto('/admin/fees?show=how');
  await office.getByLabel('How people pay here').fill('Bring it to **Depot Street 4**, Monday to Friday.');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.locator('.toast')).toContainText('Saved');
  expect(trouble.errors).toEqual([]);
});

test('prices and promotions read well signed out @wide', async ({ page }) => {
  await endPromotion();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  const main = page.locator('main#main');
  for (const words of ['$5.00', '$20.00', 'Always free', 'No promotion right now.', 'Depot Street 4']) await expect(main).toContainText(words);
  await expectReadable(page);
  await page.goto('/promotion');
  await expect(page.getByRole('list', { name: 'Past promotions' })).toContainText('Opening promotion');
  await expectReadable(page);
});

test('a job awaits its fee, an admin records the payment, the job opens and there is a receipt @wide', async ({ open }) => {
  await endPromotion();
  const job = await site.postJob(employer);
  expect(job.status).toBe('pending_payment');
  const page = await open(employer);
  const trouble = await watchForTrouble(page);
  await page.goto('/my-jobs?side=posted');
  await page.goto(`/jobs/${job.id}`);
  const fee = page.getByRole('region', { name: '$5.00 due' });
  await expect(fee).toContainText('Depot Street 4');
  await expectReadable(page);

  const office = await open(operator);
  await office.goto('/admin/fees');
  await expectReadable(office);
  const waiting = office.locator('main#main').getByRole('listitem').filter({ hasText: job.title });
  await waiting.getByRole('button', { name: 'Record payment' }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Record and post the job' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Say what happened');
  await sheet.getByLabel('Payment method').selectOption('bank');
  await sheet.getByLabel('Reference or reason').fill('Transfer 4711');
  await sheet.getByRole('button', { name: 'Record and post the job' }).click();
  await expect(office.locator('.toast')).toContainText('Payment recorded');
  await expect(waiting).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Waiting for payment.')).toHaveCount(0);
  await page.goto('/notifications');
  await page
    .getByRole('link', { name: /Posting fee paid/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt \d+$/ })).toBeVisible();
  for (const words of [job.title, '$5.00', 'by bank transfer', 'Transfer 4711']) await expect(page.locator('main#main')).toContainText(words);
  await expectReadable(page);
  await page.getByRole('link', { name: 'All your fees' }).click();
  await expect(page.getByRole('list', { name: 'Your fees' })).toContainText(job.title);
  expect(trouble.errors).toEqual([]);
});

test('a voucher survives sign-in, is added, and covers the next job @wide', async ({ open, isPhone }) => {
  await endPromotion();
  const office = await open(operator);
  await office.goto('/admin/promotions?show=vouchers');
  await office.getByRole('button', { name: 'New voucher' }).click();
  const code = isPhone ? 'FAIRPHONE' : 'FAIRWIDE';
  await office.getByRole('dialog').getByLabel(/^Code/).fill(code.toLowerCase());
  await office.getByRole('button', { name: 'Create voucher' }).click();
  const line = office.getByRole('list', { name: 'Vouchers' }).getByRole('listitem').filter({ hasText: code });
  await expect(line).toContainText('Used 0 of 1');
  await expectReadable(office);

  const person = await site.signUp('Paula Poster', 'employer');
  const page = await open();
  await page.goto('/promotion');
  await page.getByLabel('Voucher code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in and add it' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`/promotion\\?code=${code}$`, 'i'));
  await expect(page.getByLabel('Voucher code')).toHaveValue(code.toLowerCase());
  await page.getByRole('button', { name: 'Add voucher' }).click();
  await expect(page.getByRole('list', { name: 'Your vouchers' })).toContainText(code);
  await expectReadable(page);

  await page.goto('/post-job');
  const slip = page.locator('.slip', { hasText: 'What it costs' });
  await expect(slip).toContainText(`Voucher ${code}`);
  await expect(slip.locator('.slip-tot')).toContainText('$0.00');
  await writeJob(page, { title: 'Sweep the hall', category: 'cleaning' });
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page.locator('.toast')).toContainText('Job posted');
  await office.reload();
  await expect(line).toContainText('Used 1 of 1');
});

test('a wrong code shows an error at its field, a right one settles the unpaid job @wide', async ({ open, isPhone }) => {
  await endPromotion();
  const person = await site.signUp('Ned Newcomer', 'employer');
  const job = await site.postJob(person);
  const code = isPhone ? 'WAITPHONE' : 'WAITWIDE';
  await site.requestOk('POST', '/api/admin/vouchers', { code, uses: 1 }, operator);
  const page = await open(person);
  await page.goto(`/jobs/${job.id}`);
  await page.getByLabel('Voucher code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Add voucher' }).click();
  await expect(page.getByText('This code doesn’t exist or has expired.').first()).toBeVisible();
  await page.getByLabel('Voucher code').fill(code);
  await page.getByRole('button', { name: 'Add voucher' }).click();
  await page.getByRole('button', { name: 'Post it now, free' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Job posted' })).toBeVisible();
  await expect(page.getByText('Waiting for payment.')).toHaveCount(0);
});

test('taking down a job refunds its fee, and the ledger shows it @wide', async ({ open }) => {
  await endPromotion();
  const job = await site.postJob(employer);
  const { fee } = await site.requestOk<{ fee: { id: number } }>('GET', `/api/jobs/${job.id}/fee`, undefined, employer);
  await site.requestOk('POST', `/api/admin/fees/${fee.id}/pay`, { method: 'cash', reference: 'Receipt 3' }, operator);
  await site.requestOk('POST', `/api/jobs/${job.id}/refuse`, { reason: 'It asks for money.' }, operator);
  const office = await open(operator);
  await office.goto('/admin/fees?show=owed');
  const owed = office.locator('main#main').getByRole('listitem').filter({ hasText: job.title });
  await owed.getByRole('button', { name: 'Record refund' }).click();
  await office.getByLabel('Reference or reason').fill('In hand to Emma');
  await office.getByRole('button', { name: 'Record refund' }).click();
  await expect(owed).toHaveCount(0);
  await office.getByRole('tab', { name: 'Ledger' }).click();
  const entries = office.getByRole('list', { name: 'Ledger entries' });
  await expect(entries.getByRole('listitem').first()).toContainText('Refunded');
  await expect(entries.getByRole('listitem').first()).toContainText('In hand to Emma');
  await expectReadable(office);
  const [table] = await Promise.all([office.waitForEvent('download'), office.getByRole('button', { name: /^Download .*CSV/ }).click()]);
  expect(table.suggestedFilename()).toMatch(/^ledger-site-\d{4}-01-\d{4}-12\.csv$/);
});

test('a payment asks for the password, and is recorded once it is entered @wide', async ({ open, server }) => {
  await endPromotion();
  const job = await site.postJob(employer);
  server.forgetPasswords();
  const office = await open(operator);
  await office.goto('/admin/fees');
  const waiting = office.locator('main#main').getByRole('listitem').filter({ hasText: job.title });
  await waiting.getByRole('button', { name: 'Record payment' }).click();
  const sheet = office.getByRole('dialog', { name: /payment/i });
  await sheet.getByLabel('Payment method').selectOption('bank');
  await sheet.getByLabel('Reference or reason').fill('Transfer 4711');
  const record = sheet.getByRole('button', { name: 'Record and post the job' });
  await record.click();
  const dialog = office.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(await violations(office)).toEqual([]);
  // Changing one's mind changes nothing, and the sheet is still there.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Nothing was changed');
  await record.click();
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not your password');
  await password.fill(operator.password);
  await password.press('Enter');
  await expect(office.locator('.toast')).toContainText('Payment recorded');
  await expect(waiting).toHaveCount(0);
  // For ten minutes nothing asks again: not even the download.
  await office.goto('/admin/fees?show=ledger');
  await Promise.all([office.waitForEvent('download'), office.getByRole('button', { name: /^Download .*CSV/ }).click()]);
  await expect(dialog).toHaveCount(0);
});

test('a promotion is scheduled for a later day and canceled @wide', async ({ open }) => {
  const office = await open(operator);
  await office.goto('/admin/promotions');
  await office.getByRole('button', { name: 'New promotion' }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Start promotion' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Enter the reason it’s free.');
  await sheet.getByLabel('Why it’s free').fill('Harvest month');
  await sheet.getByLabel('Who it’s for').selectOption('first_job');
  await sheet.getByLabel('First day').fill('2099-09-01');
  await sheet.getByLabel(/^Last day/).fill('2099-09-30');
  await sheet.getByRole('button', { name: 'Start promotion' }).click();
  const line = office.locator('main#main').getByRole('listitem').filter({ hasText: 'Harvest month' });
  await expect(line).toContainText('Free for a first job, from Sep 1, 2099, until Sep 30, 2099');
  await line.getByRole('button', { name: 'Delete' }).click();
  await office.getByRole('dialog').or(office.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
});

test('the operator takes cards, and an employer is led to Stripe and back @wide', async ({ open }) => {
  await endPromotion();
  const office = await open(operator);
  await office.goto('/admin/fees?show=cards');
  await office.getByLabel('People can pay fees by card').check();
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Enter the key of your Stripe account.').first()).toBeVisible();
  await expectReadable(office);
  await office.getByLabel('Secret key').fill('sk_test_stand_in_1234');
  await office.getByLabel('Webhook secret').fill('whsec_stand_in');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Enter a live key first.').first()).toBeVisible();
  await office.getByLabel('People can pay fees by card').uncheck();
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.locator('.toast')).toContainText('Fees can’t be paid by card.');
  await expect(office.locator('main#main')).toContainText('A test key that ends in 1234 is stored.');
  await expect(office.getByLabel('Secret key')).toHaveValue('');
  await expect(office.locator('main#main')).toContainText('4242 4242 4242 4242');
  await expectReadable(office);
  await office.getByLabel('Secret key').fill('sk_live_stand_in_5678');
  await office.getByLabel('People can pay fees by card').check();
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.locator('.toast').last()).toContainText('Fees can be paid by card.');
  await expect(office.locator('main#main')).toContainText('A key that ends in 5678 is stored.');

  const job = await site.postJob(employer, { title: 'Line cook' });
  const { fee } = await site.requestOk<{ fee: { id: number } }>('GET', `/api/jobs/${job.id}/fee`, undefined, employer);
  const page = await open(employer);
  // Nothing leaves this machine: the browser is given the address that Stripe would give.
  await page.route('**/api/fees/*/checkout', (route) => route.fulfill({ json: { url: `/fees/${fee.id}?card=done` } }));
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('button', { name: 'Pay $5.00 by card' })).toBeVisible();
  await page.goto(`/fees/${fee.id}`);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Pay $5.00 by card' }).click();
  await expect(page).toHaveURL(/card=done$/);
  await expect(page.getByRole('status').filter({ hasText: 'We’re waiting for Stripe' })).toBeVisible();
  await expectReadable(page);
  // Once it's known to be paid, the page says so by itself.
  await site.requestOk('POST', `/api/admin/fees/${fee.id}/pay`, { method: 'cash', reference: 'Receipt 12' }, operator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipt ${fee.id}`);
});
