// The office removes a spammer, sees what happens when, and undoes it.
import { expect, test } from './support/test';

test('an admin removes an account with one act, and undoes it @wide', async ({ site, open, employer, operator: { page: office } }) => {
  const job = await site.postJob(employer.person, { title: 'Pills by mail' });
  const board = await open();
  await board.goto(`/jobs/${job.id}`);
  await expect(board.getByRole('heading', { level: 1, name: 'Pills by mail' })).toBeVisible();

  await office.goto(`/admin/people?query=${employer.person.email}`);
  const row = office.locator('article', { hasText: employer.person.email });
  await row.getByRole('button', { name: 'Remove account' }).click();
  const sheet = office.getByRole('dialog');
  await expect(sheet).toContainText('comes off the board');
  await sheet.getByRole('button', { name: 'Remove account' }).click();
  await expect(sheet.getByText('There is a problem')).toBeVisible();
  await sheet.getByLabel('Reason').fill('Posts the same ad every day.');
  await sheet.getByRole('button', { name: 'Remove account' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toContainText('Will be deleted on');
  await expect(row).toContainText('“Posts the same ad every day.”');
  await expect(row.getByRole('button', { name: 'Reopen account' })).toHaveCount(0);
  await employer.page.goto('/my-jobs');
  await expect(employer.page.locator('main').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Will be deleted on')).toHaveCount(0);
  await site.signIn(employer.person.email);
  await board.goto('/jobs');
  await expect(board.getByRole('link', { name: 'Pills by mail' }).first()).toBeVisible();
});
