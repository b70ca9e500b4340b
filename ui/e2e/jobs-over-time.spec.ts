// A job over time: its last week, its expiry, its renewal, and alerts about new jobs.
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

test.use({ snapshot: 'quiet' });

const toast = (page: Page, text: string | RegExp) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

test('a job is renewed with one tap in its last week, and relisted on top after it expired', async ({ server, site, open }) => {
  const emma = await site.signUp('Emma Ellison', 'employer');
  const walter = await site.signUp('Walter Wrightson', 'worker');
  const job = await site.postJob(emma, { title: `Mind the shop ${uniqueWord()}` });
  await site.apply(walter, job.id);
  const page = await open(emma);
  const renew = page.getByRole('button', { name: 'Renew for up to 30 days, free' });
  await page.goto(`/jobs/${job.id}`);
  await settled(page);
  await expect(renew).toHaveCount(0);

  // A page that loses the server reloads, which would get in the way of the next visit.
  await page.goto('about:blank');
  await server.passDays(25);
  await page.goto(`/jobs/${job.id}`);
  const until = page.locator('section.card', { hasText: 'Your job' }).getByText(/Listed until/);
  const before = await until.textContent();
  await renew.click();
  await toast(page, 'Renewed');
  await expect(until).not.toHaveText(before ?? '');
  await expect(renew).toHaveCount(0);

  await server.passDays(31);
  const newer = await site.postJob(emma, { title: `Sweep the shop ${uniqueWord()}` });
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByText('This job has expired.')).toBeVisible();
  expect((await site.jobs()).items.map((item) => item.id)).toEqual([newer.id]);
  const told = await open(walter);
  await told.goto('/notifications');
  await expect(told.getByRole('main')).toContainText(job.title);

  await renew.click();
  await toast(page, 'Renewed');
  await expect(page.locator('section.card', { hasText: 'Your job' }).getByText(/Listed until/)).toBeVisible();
  expect((await site.jobs()).items.map((item) => item.id)).toEqual([job.id, newer.id]);
});

test('work that is over leaves the board, and its employer can post it again', async ({ server, site, open }) => {
  const emma = await site.signUp('Emma Ellison', 'employer');
  const today = new Date().toISOString().slice(0, 10);
  const job = await site.postJob(emma, { title: `Wash dishes ${uniqueWord()}`, kind: 'shift', startDate: today, endDate: today });
  const page = await open(emma);
  await page.goto(`/jobs/${job.id}`);
  const panel = page.locator('section.card', { hasText: 'Your job' });
  await expect(panel).toContainText('Listed until');
  await expect(panel.getByRole('button', { name: /Renew/ })).toHaveCount(0);
  await page.goto('about:blank');
  await server.passDays(2);
  expect((await site.jobs()).items).toEqual([]);
  await page.goto('/notifications');
  await page.getByRole('link', { name: `“${job.title}” is over` }).click();
  await expect(page.getByText('This job has expired.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /Renew/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Post it again' }).click();
  await expect(page.locator('input[name="title"]')).toHaveValue(job.title);
});

test('a saved search sends one alert per new matching job', async ({ server, site, open }) => {
  const emma = await site.signUp('Emma Ellison', 'employer');
  const walter = await site.signUp('Walter Wrightson', 'worker');
  const page = await open(walter);
  await page.goto('/jobs?category=move');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await toast(page, 'Search saved');
  await site.postJob(emma, { title: `Paint the shed ${uniqueWord()}` });
  const fits = await site.postJob(emma, { title: `Carry the piano ${uniqueWord()}`, category: 'move' });
  await server.passDays(0);
  await page.goto('/');
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click();
  const item = page.getByRole('main').getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('1 new job: Moving & delivery');
  await server.passDays(0);
  await page.reload();
  await expect(item).toHaveCount(1);
  await item.getByRole('link').click();
  await expect(page.locator('main .job')).toContainText([fits.title]);
});
