// The office's mail page without a mail server, and the links in mails.
import { still, violations } from './support/axe';
import { expect, type Page, settled, test } from './support/test';

/** Shows the newest link to an address in the outbox, and returns it. */
async function handsOut(page: Page, email: string): Promise<string> {
  const handed = page.waitForResponse('**/link');
  await page
    .getByRole('button', { name: `Show the link to ${email}` })
    .first()
    .click();
  const { url } = await (await handed).json();
  return url;
}

test('a sign-in link is handed out from the outbox and signs in once', async ({ operator, worker, open }) => {
  const visitor = await open();
  await visitor.goto('/sign-in/link');
  await visitor.getByLabel('Email').fill(worker.person.email);
  await visitor.getByRole('main').getByRole('button').first().click();
  await expect(visitor.getByText('If there’s an account')).toBeVisible();

  const { page } = operator;
  await page.goto('/admin/mail');
  await settled(page);
  await expect(page.getByText('No mail server is set up.')).toBeVisible();
  const url = await handsOut(page, worker.person.email);
  const sheet = page.getByRole('dialog', { name: `Link for ${worker.person.email}` });
  await expect(sheet.getByLabel('Link', { exact: true })).toHaveValue(url);
  await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  await visitor.goto(url);
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  // Nobody has proved the address yet, so the link alone isn't enough.
  await visitor.getByLabel('Password', { exact: true }).fill('not the password at all');
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByText('That’s not the account’s password.').first()).toBeVisible();
  await visitor.getByLabel('Password', { exact: true }).fill(worker.person.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(async () => (await visitor.request.get('/api/auth/user')).status()).toBe(200);
  const again = await open();
  await again.goto(url);
  await again.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText('doesn’t work anymore')).toBeVisible();
});

test('who opens a link to an account that someone else made takes it with a new password @wide', async ({ operator, worker, open, site }) => {
  await site.requestOk('POST', '/api/auth/email-link', { email: worker.person.email });
  const { page } = operator;
  await page.goto(`/admin/mail?address=${worker.person.email}`);
  const url = await handsOut(page, worker.person.email);
  const owner = await open();
  await owner.goto(url);
  const main = owner.getByRole('main');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await still(owner);
  expect(await violations(owner)).toEqual([]);
  await main.getByRole('button', { name: 'I don’t know it, or didn’t sign up' }).click();
  await main.getByLabel('New password').fill('five other plain words here');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(async () => (await owner.request.get('/api/auth/user')).status()).toBe(200);
  expect((await (await owner.request.get('/api/auth/user')).json()).emailVerified).toBe(true);
  expect((await worker.page.request.get('/api/auth/user')).status()).toBe(401);
});

test('an operator edits a text, sees it in the sample, and goes back to the default', async ({ operator }) => {
  const { page } = operator;
  await page.goto('/admin/mail?tab=texts');
  await settled(page);
  await page.getByRole('button', { name: 'Edit “Test”' }).click();
  const sheet = page.getByRole('dialog', { name: 'Test' });
  await sheet.getByLabel('Text').fill('Hello {stranger}');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('This email has no {stranger}.').first()).toBeVisible();
  await sheet.getByLabel('Text').fill('Greetings from {site}!');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Test', exact: true }) });
  await item.getByText('Sample').click();
  await expect(item.getByText(/Greetings from .+!/)).toBeVisible();
  const sample = await page.request.get('/api/admin/mail/texts/test/sample');
  expect(await sample.text()).toContain('Greetings from');
  await item.getByRole('button', { name: 'Edit “Test”' }).click();
  await sheet.getByRole('button', { name: 'Use the default text' }).click();
  await expect(item.getByText('Your own text')).toBeHidden();
});

test('an email is discarded after a question', async ({ operator, worker, site }) => {
  await site.requestOk('POST', '/api/auth/email-link', { email: worker.person.email });
  const { page } = operator;
  await page.goto(`/admin/mail?address=${worker.person.email}`);
  await page.getByRole('button', { name: 'Discard to' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Discard the email to ${worker.person.email}?` });
  await dialog.getByRole('button', { name: 'Discard email' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').getByText('Discarded', { exact: true })).toBeVisible();
});
