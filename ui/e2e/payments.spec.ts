// Money between the two sides: invoices, payments that both confirm, expenses and statements.
import { violations } from './support/axe';
import { picture } from './support/files';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

test('approved work is billed, paid in two parts that both confirm, and is in the statement @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  const made = await site.requestOk<{ id: number }>(
    'POST',
    `/api/contracts/${id}/milestones`,
    { title: 'Paint the fence', amount: 12_000 },
    employer.person,
  );
  await site.requestOk('POST', `/api/milestones/${made.id}/agree`, {}, worker.person);
  await site.requestOk('POST', `/api/milestones/${made.id}/submit`, {}, worker.person);
  await boss.goto(`/contracts/${id}?tab=pay`);
  await hand.goto(`/contracts/${id}?tab=pay`);
  const bosses = boss.getByRole('region', { name: 'Pay', exact: true });
  const hands = hand.getByRole('region', { name: 'Pay', exact: true });
  await expect(bosses).toContainText('Approved work is billed here.');
  await boss.getByRole('tab', { name: 'Milestones' }).click();
  await boss.getByRole('button', { name: 'Approve' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await boss.getByRole('tab', { name: 'Pay' }).click();
  await expect(hands.getByRole('link', { name: 'Paint the fence' })).toBeVisible();

  // The employer pays a part.
  await bosses.getByRole('button', { name: 'Record a payment' }).click();
  const sheet = boss.getByRole('dialog');
  await expect(sheet.getByLabel('Amount')).toHaveValue('120');
  expect(await violations(boss)).toEqual([]);
  await sheet.getByLabel('Amount').fill('0');
  await sheet.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(sheet.getByText('Enter an amount above zero, like 18.50.').first()).toBeVisible();
  await sheet.getByLabel('Amount').fill('50');
  await sheet.getByLabel('How').selectOption('bank');
  await sheet.getByLabel('Note').fill('Transfer 77');
  await sheet.getByRole('button', { name: 'Record', exact: true }).click();
  await toast(boss, 'Recorded');
  await expect(bosses).toContainText('Recorded, not confirmed yet');
  await expect(hands).toContainText('“Transfer 77”');
  await hand.goto('/project-management');
  await expect(hand.getByText('Emma Ellison recorded a payment')).toBeVisible();
  await hand.goto(`/contracts/${id}?tab=pay`);
  await hands.getByRole('button', { name: 'Confirm' }).click();
  await expect(hand.getByRole('dialog')).toContainText('Did this payment happen?');
  await hand.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await toast(hand, 'Payment confirmed');
  await expect(hands.getByRole('link', { name: /^Receipt \d{4}-0001/ })).toBeVisible();
  await expect(bosses).toContainText('$70.00 open');
  expect(await violations(hand)).toEqual([]);

  // The worker says that the rest was paid in cash; the employer denies it first.
  const rest = async () => {
    await hands.getByRole('button', { name: 'Record a payment' }).click();
    await hand.getByRole('dialog').getByLabel('For').selectOption({ index: 1 });
    await hand.getByRole('dialog').getByLabel('Amount').fill('70');
    await hand.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await toast(hand, 'Recorded');
  };
  await rest();
  await bosses.getByRole('button', { name: 'It didn’t happen' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'It didn’t happen' }).click();
  await expect(hands).toContainText('Denied');
  await rest();
  await bosses.getByRole('button', { name: 'Confirm' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await hand.getByRole('tab', { name: 'Milestones' }).click();
  await expect(hand.getByRole('region', { name: 'Milestones' })).toContainText('and paid.');
  await hand.getByRole('tab', { name: 'Pay' }).click();

  await hands.getByRole('link', { name: 'Paint the fence' }).click();
  await expect(hand.getByRole('heading', { level: 1, name: /^Invoice \d{4}-0001$/ })).toBeVisible();
  await expect(hand.getByText('Paid', { exact: true }).first()).toBeVisible();
  expect(await violations(hand)).toEqual([]);
  const pdf = await hand.request.get((await hand.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await hand.getByRole('link', { name: 'All your invoices' }).click();
  await expect(hand.getByText('Nothing is open')).toBeVisible();
  await hand.getByRole('button', { name: 'All' }).click();
  await expect(hand.getByRole('link', { name: 'Paint the fence' })).toBeVisible();
  await expect(hand.getByRole('region', { name: 'Statement' })).toContainText('$120.00');
  expect(await violations(hand)).toEqual([]);
  await boss.goto('/payments?show=all');
  await expect(boss.getByRole('list', { name: 'By worker' })).toContainText('Walter Wrightson');
  const invoice = boss.getByRole('list', { name: 'Invoices' }).getByRole('link', { name: 'From Walter Wrightson: Paint the fence' });
  await expect(invoice).toHaveText('From Walter Wrightson');
});

test('an expense with its receipt is approved, a tip is given, and invoices have the worker’s tax', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto('/payments');
  await hand.getByRole('button', { name: 'Details on invoices' }).click();
  const details = hand.getByRole('dialog');
  await details.getByLabel('Address').fill('1 Elm St\nAlder Creek');
  await details.getByLabel('Tax in your pay').fill('19');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Enter what the tax is called, such as sales tax or VAT.').first()).toBeVisible();
  await details.getByLabel('What the tax is called').fill('VAT');
  await details.getByRole('button', { name: 'Save' }).click();
  await toast(hand, 'Saved');

  await hand.goto(`/contracts/${id}?tab=pay`);
  await boss.goto(`/contracts/${id}?tab=pay`);
  const bosses = boss.getByRole('region', { name: 'Pay', exact: true });
  const hands = hand.getByRole('region', { name: 'Pay', exact: true });
  await hands.getByRole('button', { name: 'Add an expense' }).click();
  const sheet = hand.getByRole('dialog');
  await sheet.getByLabel('Amount').fill('23.50');
  await sheet.getByLabel('What for').fill('Two cans of paint');
  await sheet.getByLabel('Add a file').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await picture(hand) });
  await expect(sheet.getByText('receipt')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add expense' }).click();
  await toast(hand, 'Expense added');
  await bosses.getByRole('button', { name: 'Approve $23.50' }).click();
  await toast(boss, 'Expense approved');
  await bosses.getByRole('button', { name: 'Give a bonus or a tip' }).click();
  await boss.getByRole('dialog').getByLabel('Amount').fill('10');
  await boss.getByRole('dialog').getByLabel('Message').fill('Thank you!');
  await boss.getByRole('dialog').getByRole('button', { name: 'Give' }).click();
  await toast(boss, 'Given');
  await hands.getByRole('link', { name: 'Tip: Thank you!' }).click();
  await expect(hand.getByText('In it: VAT, 19%')).toBeVisible();
  await expect(hand.getByText('$1.60')).toBeVisible();
  await expect(hand.getByText('1 Elm St')).toBeVisible();
});

test('a worker confirms a little cash without the password, and the employer contests it', async ({ site, server, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  // Yesterday, because the site's day may be behind UTC's.
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const cash = { for: { kind: 'contract', id }, amount: 4_000, method: 'cash', paidOn };
  await site.requestOk('POST', `/api/contracts/${id}/payments`, cash, employer.person);
  server.forgetPasswords();
  await hand.goto(`/contracts/${id}?tab=pay`);
  await boss.goto(`/contracts/${id}?tab=pay`);
  const bosses = boss.getByRole('region', { name: 'Pay', exact: true });
  const hands = hand.getByRole('region', { name: 'Pay', exact: true });
  await hands.getByRole('button', { name: 'Confirm' }).click();
  await hand.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await toast(hand, 'Payment confirmed');
  await expect(hand.getByRole('dialog')).toHaveCount(0);
  await expect(hands).toContainText('Emma Ellison has 23 hours left to contest it.');
  await expect(hands.getByRole('button', { name: 'Contest' })).toHaveCount(0);

  await expect(bosses).toContainText('Confirmed without the password. You have 23 hours left to contest it.');
  expect(await violations(boss)).toEqual([]);
  await bosses.getByRole('button', { name: 'Contest' }).click();
  const dialog = boss.getByRole('dialog');
  await expect(dialog).toContainText('Contest this payment?');
  await expect(dialog).toContainText('the other side can confirm it with the password');
  await dialog.getByRole('button', { name: 'Contest' }).click();
  await toast(boss, 'Contested');
  await expect(bosses).toContainText(/Receipt \d{4}-0001 doesn’t count anymore/);
  await expect(bosses).toContainText('They confirm it with the password.');
  await expect(hands).toContainText('You confirm it with the password.');
  expect(await violations(hand)).toEqual([]);

  // The worker confirms it again with the password, and has the money on record.
  await hands.getByRole('button', { name: 'Confirm' }).click();
  await hand.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const again = hand.getByRole('dialog', { name: 'Confirm it’s you' });
  await again.getByLabel('Password', { exact: true }).fill(worker.person.password);
  await again.getByRole('button', { name: 'Continue' }).click();
  await toast(hand, 'Payment confirmed');
  await expect(hands.getByRole('link', { name: /^Receipt \d{4}-0002/ })).toBeVisible();
  await expect(bosses.getByRole('button', { name: 'Contest' })).toHaveCount(0);
});

test('a notice and a line of the contract about a payment lead to its Confirm', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const cash = { for: { kind: 'contract', id }, amount: 4_000, method: 'cash', paidOn };
  await site.requestOk('POST', `/api/contracts/${id}/payments`, cash, employer.person);
  const { page } = worker;
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await page.goto('/notifications');
  await page.getByRole('link', { name: /recorded a payment/ }).click();
  await expect(confirm).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Line cook' })).toBeFocused();

  await page.getByRole('tab', { name: 'Terms' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Emma Ellison recorded a payment' }).click();
  await expect(confirm).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Pay' })).toBeFocused();

  // A tap on a tab leaves the page where it is.
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('tab', { name: 'Terms' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Terms' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
