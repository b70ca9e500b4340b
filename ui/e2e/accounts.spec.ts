// Accounts: photos, documents, profile visibility, sessions, password resets.

import { pdf, picture } from './support/files';
import { password } from './support/site';
import { expect, settled, test, watchForTrouble } from './support/test';

test('the account is its id, name, email and role', async ({ site, worker: { person } }) => {
  const user = await site.requestOk('GET', '/api/auth/user', undefined, person);
  expect(user).toMatchObject({ id: person.id, name: 'Walter Wrightson', email: person.email, role: 'worker' });
  expect((await site.request('GET', '/api/auth/user')).status).toBe(401);
});

test('a photo is shrunk, uploaded and shown next to the name @wide', async ({ worker, site, employer }) => {
  const { page, person } = worker;
  const trouble = await watchForTrouble(page);
  await page.goto('/profile');
  await settled(page);
  await expect(page.getByText('Your profile is 0% complete')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().includes('/api/files?kind=photo'));
  await page.getByLabel('Add a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
  expect((await sent).headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('.toast')).toContainText('Photo saved');
  const shown = page.locator('#profile-photo img');
  await expect(shown).toHaveAttribute('width', '96');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  await expect(page.getByText('Your profile is 15% complete')).toBeVisible();
  const job = await site.postJob(employer.person);
  await site.apply(person, job.id);
  await employer.page.goto(`/jobs/${job.id}/applicants`);
  await expect(employer.page.locator('.applicant img.av')).toHaveAttribute('src', /^\/api\/files\/.+size=small$/);
  await page.goto(`/people/${person.id}`);
  await expect(page.locator('main img.av')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shown).toHaveCount(0);
  expect(trouble.errors).toEqual([]);
});

test('a failed photo upload says so and is retried as the same file', async ({ worker: { page } }) => {
  await page.goto('/profile');
  await settled(page);
  const keys: string[] = [];
  await page.route('**/api/files?*', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await page.getByLabel('Add a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByText('No signal.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#profile-photo img')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  await page.getByLabel('Choose another photo').setInputFiles({ name: 'x.heic', mimeType: 'image/heic', buffer: Buffer.from('nothing') });
  await expect(page.getByText('We can’t read this picture.')).toBeVisible();
});

test('documents are stored with the profile and removed @wide', async ({ worker: { page } }) => {
  await page.goto('/profile');
  await settled(page);
  await page.getByLabel('Add a document').setInputFiles(pdf);
  const document = page.locator('#profile-documents li', { hasText: 'CV Wrightson.pdf' });
  await expect(document).toBeVisible();
  const href = (await document.getByRole('link').getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect(answer.headers()).toMatchObject({ 'content-disposition': expect.stringContaining('attachment'), 'cache-control': 'no-store' });
  await page.getByLabel('Add a document').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Only PDF files work here.')).toBeVisible();
  await document.getByRole('button', { name: 'Remove CV Wrightson.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove document' }).click();
  await expect(document).toHaveCount(0);
});

test('profile visibility is set in its form, and the next step leads to its field @wide', async ({ worker, open }) => {
  const { page, person } = worker;
  await page.goto('/profile');
  await settled(page);
  await page.getByRole('link', { name: 'Do it now' }).click();
  await expect(page.getByLabel('Headline')).toBeFocused();
  await page.getByLabel('Headline').fill('Line cook, own knives');
  await page.getByLabel('Availability').fill('Evenings and Saturdays');
  const stranger = await open();
  await stranger.goto(`/people/${person.id}`);
  await expect(stranger.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await page.getByLabel('Who can see your profile').selectOption('everyone');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.toast')).toContainText('Profile saved');
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Walter W.');
  await expect(stranger.locator('main')).toContainText('Evenings and Saturdays');
  await expect(stranger).toHaveTitle(/^Walter W\. – /);
});

test('sessions are listed and ended; a new password ends the others @wide', async ({ worker, site, open }) => {
  const { page, person } = worker;
  await page.goto('/settings');
  await settled(page);
  const rows = page.locator('li', { has: page.locator('.stamp') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('This device');
  const phone = await open(await site.signIn(person.email));
  await phone.goto('/profile');
  await expect(phone.getByLabel('Your name')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('button', { name: /^Sign out/ }).click();
  await expect(rows).toHaveCount(1);
  await phone.reload();
  await expect(phone.locator('main').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await site.signIn(person.email);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('other plain words there');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('That’s not your current password.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('.toast')).toContainText('Password changed');
  await expect(rows).toHaveCount(1);
  await site.signIn(person.email, 'other plain words there');
});

test('a forgotten password: request a link, an admin creates it, choose a new one, continue @wide', async ({ site, open, operator }) => {
  const person = await site.signUp('Fiona Forgetful', 'worker');
  const page = await open();
  await page.goto('/sign-in?next=/my-jobs');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in form being left has a field with the same label.
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Ask for a link' }).click();
  await expect(page.getByText('We got your request.')).toBeVisible();

  const office = operator.page;
  await office.goto('/admin/people');
  // The list of everyone below has the same row, and either may load first.
  const requests = office.locator('section', { has: office.getByRole('heading', { name: 'Password reset requests' }) });
  const row = requests.locator('article', { hasText: person.email });
  await expect(row).toContainText('Asked for a reset');
  await row.getByRole('button', { name: 'Create reset link' }).click();
  const link = await row.getByLabel('Link for Fiona Forgetful', { exact: true }).inputValue();
  expect(link).toContain('/reset-password#token=');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('other plain words there');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/my-jobs');
  await site.signIn(person.email, 'other plain words there');

  const again = await open();
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill('third plain words there');
  await again.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(again.getByText('This link doesn’t work anymore.')).toBeVisible();
});

test('admins find people, sign them out, close and reopen accounts @wide', async ({ site, open, operator: { page: office } }) => {
  const person = await site.signUp('Clara Client', 'worker');
  const page = await open(person);
  await office.goto('/admin/people');
  await office.getByLabel('Name or email').fill(person.email.slice(0, 12));
  await office.getByRole('button', { name: 'Search' }).click();
  const row = office.locator('article', { hasText: person.email });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Close account' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep it open' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await page.goto('/my-jobs');
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await row.getByRole('button', { name: 'Reopen account' }).click();
  await expect(row.getByText('Closed', { exact: true })).toHaveCount(0);
  await site.signIn(person.email);
  await office.getByLabel('Name or email').fill('qqqnobodyqqq');
  await office.getByRole('button', { name: 'Search' }).click();
  await expect(office.getByText('No one found')).toBeVisible();
});

test('signing in leads to the dashboard', async ({ site, page }) => {
  const person = await site.signUp('Walter Wrightson', 'worker');
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Next steps');
});
