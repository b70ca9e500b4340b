// Interviews: invited, seen by both sides, changed and called off.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

/** A date some days ahead, as a date field takes it. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an interview says when and where, can be changed, and called off @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  const { page } = employer;
  const sheet = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  await page.goto(`/jobs/${job.id}/applicants`);
  await open();
  await sheet.getByRole('button', { name: 'Interview', exact: true }).click();
  await sheet.getByLabel('Day').fill(ahead(-2));
  await sheet.getByLabel('Time', { exact: true }).fill('15:00');
  await sheet.getByLabel('Address').fill('12 Main St');
  await sheet.getByRole('button', { name: 'Invite Walter' }).click();
  await expect(sheet.getByText('Choose a time that hasn’t passed.').first()).toBeVisible();
  await sheet.getByLabel('Day').fill(ahead(3));
  await sheet.getByRole('button', { name: 'Invite Walter' }).click();
  await toast(page, 'Invitation sent');

  const own = worker.page;
  await own.goto('/notifications');
  await expect(own.getByText(/at 3:00 PM .*in person: 12 Main St\./)).toBeVisible();
  await own.getByRole('link', { name: /Interview for “Line cook”/ }).click();
  const seen = own.getByRole('region', { name: 'Interview' });
  await expect(seen).toContainText(/Interview: .*3:00 PM/);
  await expect(seen).toContainText('In person: 12 Main St');
  const [download] = await Promise.all([own.waitForEvent('download'), seen.getByRole('link', { name: 'Add to calendar' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('LOCATION:12 Main St');
  await own.goto('/my-jobs');
  await expect(own.getByRole('region', { name: 'Interview' })).toBeVisible();
  for (const one of [own, page]) {
    await one.goto('/dashboard');
    await expect(one.getByRole('listitem').filter({ hasText: 'Interview with' })).toContainText(/3:00 PM/);
  }

  await page.goto(`/jobs/${job.id}/applicants?group=interview`);
  await open();
  await sheet.getByRole('button', { name: 'Change interview' }).click();
  await expect(sheet.getByLabel('Time', { exact: true })).toHaveValue('15:00');
  await sheet.getByLabel('How').selectOption('phone');
  await sheet.getByLabel('Number to call').fill('217-555-0100');
  await sheet.getByRole('button', { name: 'Change interview' }).click();
  await toast(page, 'Interview changed');
  await own.goto(`/my-jobs?application=${id}`);
  await expect(seen.getByRole('link', { name: '217-555-0100' })).toHaveAttribute('href', 'tel:2175550100');
  await expect(own.getByRole('list', { name: 'What happened' })).toContainText('Interview changed');

  await open();
  await sheet.getByRole('button', { name: 'Call off interview' }).click();
  await sheet.getByRole('button', { name: 'Call off interview' }).click();
  await toast(page, 'Interview called off');
  await own.reload();
  await expect(own.getByText('Interview off, on the shortlist')).toBeVisible();
  await expect(seen).toHaveCount(0);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('an interview shows both times, and says when it is over', async ({ site, employer, worker: { page, person } }) => {
    const job = await site.postJob(employer.person, { title: 'Line cook' });
    const { id } = await site.apply(person, job.id);
    await site.act(employer.person, id, 'interview', { how: 'video', where: 'https://meet.example.org/cook' });
    await page.goto('/my-jobs');
    const seen = page.getByRole('region', { name: 'Interview' });
    await expect(seen).toContainText('where you are');
    await expect(seen.getByRole('link', { name: 'https://meet.example.org/cook' })).toHaveAttribute('rel', /noopener/);
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await page.goto('/my-jobs');
    await expect(seen).toContainText('The interview was');
    await expect(seen.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  });
});
