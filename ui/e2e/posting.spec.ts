// Posting a job: where it is offered, who is hiring, and what the pay means.

import { fillAccount } from './support/account';
import { violations } from './support/axe';
import { unfold, writeJob } from './support/posting';
import { password, uniqueWord } from './support/site';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';

const option = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('posting a job is offered on a phone, signed in or not', async ({ page, employer, site }) => {
  await page.goto('/');
  await page.locator('.hero').getByRole('link', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/post-job');
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/post-job');

  const job = await site.postJob(employer.person);
  await site.apply(await site.signUp('Walter Wrightson', 'worker'), job.id);
  for (const path of ['/my-jobs', '/dashboard']) {
    await employer.page.goto(path);
    await employer.page.locator('main').getByRole('link', { name: 'Post a job' }).click();
    await expect(employer.page).toHaveURL('/post-job');
  }
});

test('a first-time poster names a business, which is added with the job @wide', async ({ open, site }) => {
  const mia = await site.signUp('Mia Tran');
  const page = await open(mia);
  const trouble = await watchForTrouble(page);
  await page.goto('/post-job');
  const title = await writeJob(page);
  const send = page.getByRole('button', { name: /^Post job/ });
  await page.getByLabel('Name of the business').fill('Blue Door Café');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main')).toContainText('Blue Door Café');
  // The business comes first from now on; hiring in her own name stays possible.
  await page.goto('/post-job');
  await settled(page);
  const who = page.getByLabel('Who is hiring?');
  await expect(who.locator('option')).toHaveText(['Blue Door Café', 'Myself', 'Another business']);
  await expect(who.locator('option:checked')).toHaveText('Blue Door Café');
  await who.selectOption('Myself');
  const own = await writeJob(page);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect(page.locator('main')).toContainText('Mia T.');
  expect(trouble.errors).toEqual([]);
});

test('a job is posted with the account that’s made for it', async ({ page, employer }) => {
  await page.goto('/post-job');
  await page.getByLabel('Name of the business').fill('Creek Diner');
  const title = await writeJob(page);
  const send = page.getByRole('button', { name: /^Create account and post/ });
  await send.click();
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
  await page.getByLabel('Your name').fill('Nora New');
  await page.getByLabel('Email').fill(employer.person.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await send.click();
  // Someone has this address already: nothing is posted, and nothing is lost.
  await expect(page.getByText('There’s already an account with this email.')).toBeVisible();
  await page.getByLabel('Email').fill(`${uniqueWord()}@example.org`);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main')).toContainText('Creek Diner');
});

test('Enter in the fields of the account does what the button below them does', async ({ open }) => {
  const visitor = await open(null);
  await visitor.goto('/post-job');
  await fillAccount(visitor, 'Nora New');
  await visitor.getByLabel('Email').press('Enter');
  // The job comes first: without it, no account is made.
  await expect(visitor.getByRole('link', { name: 'Say what you need done.' })).toBeVisible();
  const title = await writeJob(visitor);
  await visitor.getByLabel('Password', { exact: true }).press('Enter');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a team member sees who the job is posted for', async ({ site, employer, open }) => {
  const diner = await site.requestOk<{ id: number }>('POST', '/api/employers', { kind: 'business', name: 'Creek Diner' }, employer.person);
  const rights = { post: true, hire: true, pay: false, view: true };
  const { url } = await site.requestOk<{ url: string }>('POST', `/api/employers/${diner.id}/invitations`, { label: 'Ben', rights }, employer.person);
  const ben = await site.signUp('Ben Clerk');
  await site.requestOk('POST', '/api/employer-invitations/accept', { token: url.split('token=')[1] }, ben);
  // Joining gave him a new session.
  const page = await open(await site.signIn(ben.email));
  await page.goto('/post-job');
  const who = page.getByLabel('Who is hiring?');
  await expect(who.locator('option:checked')).toHaveText('Creek Diner');
  await expect(who.locator('option')).toHaveText(['Creek Diner', 'Myself', 'Another business']);
});

test('the unit of pay follows the kind of job until one is chosen', async ({ page }) => {
  await page.goto('/post-job');
  await settled(page);
  const unit = page.getByLabel('Paid');
  await expect(unit).toHaveValue('');
  await expect(page.getByLabel('One-off', { exact: true })).not.toBeChecked();
  for (const [kind, expected] of [
    ['Shift', 'hour'],
    ['Steady', 'year'],
    ['One-off', 'job'],
    ['Hourly', 'hour'],
  ] as const) {
    await page.getByText(kind, { exact: true }).click();
    await expect(unit).toHaveValue(expected);
  }
  await unit.selectOption('day');
  await page.getByText('One-off', { exact: true }).click();
  await expect(unit).toHaveValue('day');
});

test('an unusual amount is asked about at the field, and never blocks @wide', async ({ page }) => {
  await page.goto('/post-job');
  await page.getByLabel('From').fill('150');
  await page.getByRole('textbox', { name: /^To / }).fill('200');
  await expect(page.getByText('right?')).toHaveCount(0);
  await page.getByLabel('Paid').selectOption('hour');
  await expect(page.getByText('Is $200 an hour right?')).toBeVisible();
  await page.getByRole('button', { name: 'No, for the whole job' }).click();
  await expect(page.getByLabel('Paid')).toHaveValue('job');
  await expect(page.getByText('right?')).toHaveCount(0);
  await page.getByLabel('Paid').selectOption('hour');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('right?')).toHaveCount(0);
});

test('pay below the minimum wage is asked about at the button, and the employer decides @wide', async ({ employer: { page } }) => {
  await page.goto('/post-job');
  const title = await writeJob(page, { pay: null });
  await page.getByLabel('From').fill('16');
  await page.getByLabel('Paid').selectOption('job');
  await page.getByLabel('Starts at').fill('08:00');
  await page.getByLabel('Ends at').fill('13:00');
  const question = 'Is $16 for 5 hours right? That’s $3.20 an hour. The minimum wage is $7.25 an hour.';
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: /^Post job/ }).click();
  const dialog = page.getByRole('dialog', { name: question });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change the pay' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Paid').selectOption('hour');
  await expect(page.getByText(question)).toHaveCount(0);
  await page.getByLabel('From').fill('6');
  await expect(page.getByText('Is $6 an hour right? The minimum wage is $7.25 an hour.')).toBeVisible();
  await page.getByRole('button', { name: /^Post job/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, post it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('pay is asked about as it’s sent, however fast, and by the hours of a day', async ({ employer: { page } }) => {
  await page.goto('/post-job');
  await writeJob(page, { pay: null });
  await page.getByLabel('Paid').selectOption('hour');
  await page.getByLabel('From').fill('6');
  await page.getByRole('button', { name: /^Post job/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Is $6 an hour right? The minimum wage is $7.25 an hour.');
  await dialog.getByRole('button', { name: 'Change the pay' }).click();

  await page.getByLabel('Paid').selectOption('day');
  await page.getByLabel('Starts at').fill('08:00');
  await page.getByLabel('Ends at').fill('17:00');
  await page.getByLabel('From').fill('45');
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(dialog).toContainText('Is $45 a day for 9 hours right? That’s $5 an hour.');
  await dialog.getByRole('button', { name: 'Change the pay' }).click();
  // What was answered at the field isn't asked again. The field asks a moment after the last key.
  await expect(page.getByText('Is $45 a day for 9 hours right? That’s $5 an hour.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
});

test('half a date or time isn’t dropped: the form says so before anything is sent', async ({ employer: { page } }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/jobs') && sent.push(request.url()));
  await page.goto('/post-job');
  const title = await writeJob(page);
  const typeInto = async (name: string, keys: string) => {
    await option(page, name).focus();
    await page.keyboard.type(keys);
  };
  const date = page.getByText('Finish this date, or clear it.');
  await typeInto('First day (optional)', '12');
  await expect(date).toHaveCount(0);
  await typeInto('Starts at (optional)', '10');
  await expect(date).toBeVisible();
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page.getByRole('link', { name: 'Finish this date, or clear it.' })).toBeVisible();
  await page.getByRole('link', { name: 'Finish this time, or clear it.' }).click();
  await expect(option(page, 'Starts at (optional)')).toBeFocused();
  expect(sent).toEqual([]);
  await page.keyboard.type('1030AM');
  await option(page, 'First day (optional)').focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main')).toContainText('10:30');
  expect(sent).toHaveLength(1);
});

test('pasted bullets become a list, and undo brings back what was pasted', async ({ employer }) => {
  const { page } = employer;
  await page.goto('/post-job');
  // What changes pasted text is loaded with what floats over the page.
  await expect(page.locator('.slots')).toBeAttached();
  const details = page.getByLabel('Details');
  await details.fill('Duties:\n');
  const paste = (text: string) =>
    details.evaluate((field, pasted) => {
      (field as HTMLTextAreaElement).focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await details.press('ControlOrMeta+End');
  await paste('•\tWash pots\no\tBe on time\n1)\tKnock');
  await expect(details).toHaveValue('Duties:\n- Wash pots\n- Be on time\n1) Knock');
  await details.press('ControlOrMeta+z');
  await expect(details).toHaveValue('Duties:\n•\tWash pots\no\tBe on time\n1)\tKnock');
});

test('a town that isn’t known is said, and a ZIP code becomes its town', async ({ employer }) => {
  const { page } = employer;
  await page.goto('/post-job');
  await unfold(page, 'Where');
  const town = page.getByRole('combobox', { name: 'Town' });
  await town.fill('Nowhere Crick, OR');
  const unknown = page.getByText('We don’t know this town');
  await expect(unknown).toBeVisible();
  await town.fill('29401');
  await expect(unknown).toBeHidden();
  await expect(page.getByRole('option', { name: 'Charleston, SC' })).toBeVisible();
  await town.press('Tab');
  await expect(town).toHaveValue('Charleston, SC');
});

test('the next job begins with the town of the last, unless another was typed', async ({ site, employer }) => {
  await site.postJob(employer.person, { city: 'Salem', state: 'OR' });
  const { page } = employer;
  await page.goto('/post-job');
  await unfold(page, 'Where');
  const town = page.getByRole('combobox', { name: 'Town' });
  await expect(town).toHaveValue('Salem, OR');
  await town.fill('Keizer, OR');
  await settled(page);
  await page.reload();
  await unfold(page, 'Where');
  await expect(town).toHaveValue('Keizer, OR');
  await page.goto('/rapid-hire');
  await expect(town).toHaveValue('Salem, OR');
});

test('what was written signed out is posted in the town that was on the screen', async ({ site, page, employer }) => {
  await site.postJob(employer.person, { city: 'Salem', state: 'OR' });
  await page.goto('/post-job');
  const title = await writeJob(page);
  const where = page.locator('summary', { hasText: 'Where' });
  const shown = ((await where.textContent()) ?? '').replace('Where', '').trim();
  expect(shown).not.toContain('Salem');
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByLabel('Email').fill(employer.person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('What do you need done?')).toHaveValue(title);
  await settled(page);
  await expect(where).toContainText(shown);
});

test('the site’s own town is suggested first', async ({ employer }) => {
  const { page } = employer;
  await page.goto('/post-job');
  await unfold(page, 'Where');
  const town = page.getByRole('combobox', { name: 'Town' });
  await town.fill('');
  await town.click();
  const first = page.getByRole('listbox', { name: 'Towns' }).getByRole('option').first();
  await expect(first).toBeVisible();
  const own = (await first.textContent()) ?? '';
  expect(own).toMatch(/, [A-Z]{2}$/);
  await town.fill(own.slice(0, 3));
  await expect(first).toHaveText(own);
});
