// Notifications: the bell with its count, the page, and marking as read and unread.
import { expect, settled, test } from './support/test';

test('the bell shows the count, its page links to each item, and all can be marked read and unread @wide', async ({
  site,
  employer,
  page: nobody,
}) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const other = await site.postJob(employer.person, { title: 'Baker' });
  const worker = await site.signUp('Rosa Miller', 'worker');
  await site.apply(worker, job.id);
  await site.apply(worker, other.id);
  const { page } = employer;
  await page.goto('/');
  await settled(page);
  const bell = page.getByRole('link', { name: 'Notifications, 2 new' });
  await expect(bell).toContainText('2');
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Notifications: Today' });
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(2);

  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('2 notifications marked as read.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toBeVisible();

  await list.getByRole('button', { name: /^Mark as read: .*Baker/ }).click();
  await expect(page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
  await list.getByRole('button', { name: /^Mark as unread: .*Baker/ }).click();
  await expect(bell).toBeVisible();
  await page.getByLabel('About').selectOption('Offers and hires');
  await expect(page.getByText('No notification fits these filters.')).toBeVisible();
  await page.getByLabel('About').selectOption('Applications');
  await expect(list.getByRole('link')).toHaveCount(2);

  await page.getByRole('button', { name: 'Unread' }).click();
  await expect(page).toHaveURL(/show=unread/);
  await list.getByRole('link', { name: /Line cook/ }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/applicants?group=new`);
  await expect(page.getByRole('heading', { level: 3, name: 'Rosa M.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();

  await nobody.goto('/jobs');
  await settled(nobody);
  await expect(nobody.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
});

test('a notification says that it’s done once an offer is answered', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  await site.act(employer.person, id, 'offer', { rate: 1950, rateUnit: 'hour' });
  const { page } = worker;
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: 'You have an offer for “Line cook”' });
  await expect(item).toContainText('NEW');
  await expect(page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
  await site.act(worker.person, id, 'accept');
  await expect(item.getByText('Done', { exact: true })).toBeVisible();
  await expect(item.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`/my-jobs?application=${id}`);
});

test('over nine it shows 9+, and announces the full number', async ({ site, employer }) => {
  const worker = await site.signUp('Rosa Miller', 'worker');
  for (let n = 0; n < 11; n += 1) await site.apply(worker, (await site.postJob(employer.person)).id);
  await employer.page.goto('/my-jobs');
  const bell = employer.page.getByRole('link', { name: 'Notifications, 11 new' });
  await expect(bell).toHaveText('9+');
});

test('while the page is visible, the count is refetched every minute', async ({ site, employer }) => {
  const { page } = employer;
  await page.clock.install();
  await page.goto('/my-jobs');
  await settled(page);
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await site.apply(await site.signUp('Rosa Miller', 'worker'), (await site.postJob(employer.person)).id);
  await page.clock.runFor(61_000);
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
});

test('on phones it is also under More', async ({ employer }) => {
  const { page } = employer;
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
});
