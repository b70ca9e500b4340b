// Employers: a business page, and colleagues who join by a link and act within their permissions.
import { writeJob } from './support/posting';
import { expect, settled, test, watchForTrouble } from './support/test';

test('a business is added, described, posted for and publicly visible @wide', async ({ employer: { page }, open }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a business' }).click();
  await page.getByLabel('Name').fill('Creek Diner');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Creek Diner' })).toBeVisible();
  await page.getByLabel('About').fill('Breakfast since **1950**.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Saved');
  const id = page.url().split('/').pop();

  await page.goto('/post-job');
  await settled(page);
  await page.getByLabel('Who is hiring?').selectOption('Creek Diner');
  await writeJob(page, { title: 'Wash the dishes', category: 'food' });
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wash the dishes');
  await expect(page.locator('main')).toContainText('Creek Diner');

  const stranger = await open();
  await stranger.goto(`/employers/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Creek Diner');
  await expect(stranger.locator('main')).toContainText('1 open job');
  await expect(stranger.locator('main strong')).toHaveText('1950');
  await stranger.goto(`/settings/employers/${id}`);
  await expect(stranger.getByText('unless you’re signed in')).toBeVisible();
  expect(trouble.errors).toEqual([]);
});

test('a colleague joins by link, signs up on the way, and acts within the permissions @wide', async ({ site, employer, open }) => {
  const { page, person } = employer;
  const job = await site.postJob(person);
  const worker = await site.signUp('Walter Wrightson', 'worker');
  await site.apply(worker, job.id);
  await page.goto('/settings');
  await page.getByRole('link', { name: /Emma Ellison/ }).click();
  await page.getByLabel('Who is this link for?').fill('Ann at the counter');
  await page.getByLabel('Post', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link for Ann at the counter', { exact: true }).inputValue();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann at the counter' })).toContainText('Hire and view');

  const ann = await open();
  await ann.goto(link);
  await expect(ann).toHaveURL('/join');
  await expect(ann.locator('main')).toContainText('Emma E. invited you to join them.');
  await ann.locator('main').getByRole('link', { name: 'Create an account' }).click();
  await ann.getByLabel('Your name').fill('Ann Counter');
  await ann.getByLabel('Email').fill(`ann${job.id}.${Date.now()}@example.org`);
  await ann.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByRole('button', { name: 'Join as Ann Counter' }).click();
  await expect(ann.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect(ann.getByText('You have: hire and view.')).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Create link' })).toHaveCount(0);
  await ann.goto(`/jobs/${job.id}/applicants`);
  await expect(ann.getByRole('button', { name: 'Open the application from Walter W.' })).toBeVisible();

  const late = await open(await site.signUp('Otto Other'));
  await late.goto(link);
  await expect(late.getByText('This invitation doesn’t work anymore.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove Ann Counter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Ann Counter')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Someone has to have all permissions.');
});

test('an invitation is sent once, because its answer is a secret, and can be revoked', async ({ employer: { page } }) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: /Emma Ellison/ }).click();
  let sent = 0;
  await page.route('**/api/employers/*/invitations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    // The server makes the link, but its answer is lost on the way.
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await page.getByLabel('Who is this link for?').fill('Ann at the counter');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  // Longer than the pause before a retry.
  await page.waitForTimeout(1_500);
  expect(sent).toBe(1);
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Revoke the invitation for Ann at the counter' }).click();
  await expect(page.locator('.toast')).toContainText('Invitation revoked');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann at the counter' })).toHaveCount(0);
});
