// How many acts a first visit takes.
import { Acts } from './support/acts';
import { password, uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

async function createAccount(page: Page, acts: Acts, button: RegExp): Promise<void> {
  await acts.fill(page.getByLabel('Your name'), 'Nina Alvarez');
  await acts.fill(page.getByLabel('Email'), `${uniqueWord()}@example.org`);
  await acts.fill(page.getByLabel('Password', { exact: true }), password);
  await acts.tap(page.getByRole('button', { name: button }));
}

/** Fills in the least that a job needs. */
async function writeLeast(page: Page, acts: Acts): Promise<string> {
  const title = `Dishwasher ${uniqueWord()}`;
  await acts.fill(page.getByLabel('What do you need done?'), title);
  await acts.tap(page.getByText('Shift', { exact: true }));
  await acts.fill(page.getByLabel('From'), '18');
  await acts.fill(page.getByLabel('First day'), '2099-12-04');
  return title;
}

const isPosted = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main')).toContainText('$18');
};

test('a café posts its first job in ten acts, and the next in five', async ({ open }) => {
  const page = await open(null);
  const acts = new Acts();
  await page.goto('/');
  await acts.tap(page.locator('.hero').getByRole('link', { name: 'Post a job' }));
  await acts.fill(page.getByLabel('Name of the business'), 'Nina’s Corner Café');
  const title = await writeLeast(page, acts);
  await createAccount(page, acts, /^Create account and post/);
  await isPosted(page, title);
  await expect(page.locator('main')).toContainText('Nina’s Corner Café');
  expect(acts.count).toBeLessThanOrEqual(10);

  const second = new Acts();
  await page.goto('/');
  await second.tap(page.locator('.hero').getByRole('link', { name: 'Post a job' }));
  await second.tap(page.getByRole('button', { name: title }));
  await expect(page.getByLabel('What do you need done?')).toHaveValue(title);
  await second.fill(page.getByLabel('First day'), '2099-12-11');
  await second.tap(page.getByRole('button', { name: /^Post job/ }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(second.count).toBeLessThanOrEqual(5);
});

test('a first visit becomes an application in nine acts', async ({ site, employer, open, isPhone }) => {
  const job = await site.postJob(employer.person, { title: `Dishwasher ${uniqueWord()}` });
  const page = await open(null);
  const acts = new Acts();
  await page.goto('/jobs');
  await settled(page);
  await acts.tap(page.getByRole('link', { name: job.title }));
  if (isPhone) await acts.tap(page.getByRole('button', { name: 'Apply' }));
  await acts.fill(page.getByLabel('Your proposed rate'), '19');
  await createAccount(page, acts, /^Create account and send/);
  await expect(page.getByRole('heading', { name: 'You applied' })).toBeVisible();
  // One more for a visit that begins on the home page.
  expect(acts.count + 1).toBeLessThanOrEqual(9);
});
