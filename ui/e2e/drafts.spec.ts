// Drafts: text that could not be sent is still there afterwards, in every form.
import { fastForwardUntil } from './support/clock';
import { pressFloating } from './support/floating';
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

/** Opens a page on a device that already has the code of the home page. */
async function openAfterHome(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  await page.goto(path);
  await settled(page);
}

/** Waits for the redirect home, which comes after three tries and three seconds. */
const redirectedHome = (page: Page) => fastForwardUntil(page, async () => new URL(page.url()).pathname === '/');

/** Submits offline, is redirected home after three seconds, and continues once back online. */
async function submitOffline(page: Page, button: string, title: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: button }).click();
  await fastForwardUntil(page, () => page.getByText('No signal. Your draft is safe. Try again.').isVisible());
  await redirectedHome(page);
  await expect(page.getByText('No signal. What you wrote is safe.')).toBeVisible();
  await expect(page.getByText(`You were at “${title}” when the connection was lost.`)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Continue' }).click();
}

/** Polls whether something is stored under this prefix; the page itself shows nothing while typing. */
const isStored = (page: Page, name: string) =>
  expect.poll(() => page.evaluate((begins) => Object.keys(localStorage).some((key) => key.startsWith(begins)), name));

test('edits to a job survive a lost connection and are deleted once sent @wide', async ({ site, employer: { page, person } }) => {
  const job = await site.postJob(person);
  const edit = `/post-job?edit=${job.id}`;
  const words = `Three coats ${uniqueWord()}`;
  await openAfterHome(page, edit);
  await expect(page.getByText('Draft saved')).toHaveCount(0);
  await page.getByLabel('Details').fill(words);
  await submitOffline(page, 'Save changes', 'Edit job');
  await expect(page.getByLabel('Details')).toHaveValue(words);
  await expect(page.getByText('Draft saved on this device for 7 days.')).toBeVisible();
  // Untouched fields have the server's current values, not those from when the draft was written.
  await site.requestOk('PATCH', `/api/jobs/${job.id}`, { title: `${job.title} anew` }, person);
  await page.reload();
  await expect(page.getByLabel('Details')).toHaveValue(words);
  await expect(page.getByLabel('What do you need done?')).toHaveValue(`${job.title} anew`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await page.goto(edit);
  await expect(page.getByLabel('Details')).toHaveValue(words);
  await expect(page.getByText('Draft saved')).toHaveCount(0);
});

test('the profile draft survives a lost connection and can be discarded and restored @wide', async ({ worker: { page } }) => {
  await openAfterHome(page, '/profile');
  const about = page.getByLabel('About you');
  await about.fill('Ten years on ladders.');
  await submitOffline(page, 'Save profile', 'Your profile');
  await expect(about).toHaveValue('Ten years on ladders.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(about).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(about).toHaveValue('Ten years on ladders.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await settled(page);
  await expect(about).toHaveValue('');
  // Text that is typed and removed again leaves no draft.
  await about.fill('x');
  await isStored(page, 'draft:profile').toBe(true);
  await about.fill('');
  await isStored(page, 'draft:profile').toBe(false);
});

test('a decline message is saved until it is sent @wide', async ({ site, employer: { page, person }, worker }) => {
  const job = await site.postJob(person);
  await site.apply(worker.person, job.id);
  const open = async () => {
    // From elsewhere, because loading the same page again shows the sheet that was open.
    await page.goto('/my-jobs');
    await page.goto(`/jobs/${job.id}/applicants`);
    await page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  };
  await open();
  const line = page.getByLabel('Message to Walter');
  await line.fill('Maybe in spring, Walter.');
  await isStored(page, 'draft:decline').toBe(true);
  await open();
  await expect(line).toHaveValue('Maybe in spring, Walter.');
  await page.getByRole('button', { name: 'Decline Walter' }).click();
  await expect(page.locator('.toast', { hasText: 'Declined' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('feedback survives a lost connection and is deleted once sent @wide', async ({ worker: { page } }) => {
  await openAfterHome(page, '/safety');
  const open = () => pressFloating(page, 'Give feedback');
  const field = page.getByLabel('Your feedback');
  await open();
  await page.getByRole('radio', { name: 'Something’s broken' }).check();
  await field.fill('The map is upside down.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await redirectedHome(page);
  await expect(page.getByText('No signal. What you wrote is safe.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await settled(page);
  await open();
  await expect(field).toHaveValue('The map is upside down.');
  await expect(page.getByRole('radio', { name: 'Something’s broken' })).toBeChecked();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.locator('.toast')).toContainText('Feedback sent');
  await isStored(page, 'draft:feedback').toBe(false);
  await page.reload();
  await settled(page);
  await open();
  await expect(field).toHaveValue('');
});

test('after a mere tap, nothing claims that text was saved', async ({ site, employer, worker: { page } }) => {
  const job = await site.postJob(employer.person);
  await page.clock.install();
  await page.goto(`/jobs/${job.id}`);
  await settled(page);
  await page.route('**/api/saved-jobs/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await redirectedHome(page);
  await expect(page.getByText('No signal. Your last step didn’t go through.')).toBeVisible();
  await expect(page.getByText('is safe')).toHaveCount(0);
});
