// Lists of jobs: what a card shows, how many there are, and the saved ones.
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

const notices = (page: Page) => page.locator('main .job');

test('a job removed from the saved ones is back with one tap @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: `Wash the windows ${uniqueWord()}` });
  await site.requestOk('PUT', `/api/saved-jobs/${job.id}`, {}, worker.person);
  await worker.page.goto('/saved');
  await worker.page.getByRole('button', { name: `Save ${job.title}` }).click();
  await expect(worker.page.getByRole('heading', { name: 'No saved jobs left' })).toBeVisible();
  await worker.page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(notices(worker.page)).toContainText([job.title]);
  await worker.page.reload();
  await expect(notices(worker.page)).toContainText([job.title]);
});

test('pay and town stay on one line of a card @wide', async ({ site, employer, page, isPhone }) => {
  const key = uniqueWord();
  await site.postJob(employer.person, {
    title: `Haul ${key}`,
    city: 'Jacksonville',
    state: 'FL',
    budgetMin: 15_000,
    budgetMax: 20_000,
    budgetUnit: 'job',
  });
  await page.goto(`/jobs?query=${key}`);
  await page.evaluate(() => document.fonts.ready);
  // On a phone, the longest pay may wrap after its dash.
  for (const text of isPhone ? ['Jacksonville'] : ['$150–$200\u00a0fixed', 'Jacksonville']) {
    const lines = () =>
      page.getByText(text, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    // The page as the server sent it is replaced once its code is here.
    await expect.poll(lines, text).toBe(1);
  }
});

test('the number of jobs is the same wherever it is said', async ({ page, site }) => {
  const { openJobs } = await site.settings();
  const said = openJobs.toLocaleString('en-US');
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${said} open jobs`);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(`${said} jobs found`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('button', { name: `Show ${said} jobs` })).toBeVisible();
});

test('a new search shows no number until it’s the number of its own jobs', async ({ page, site, employer }) => {
  const key = uniqueWord();
  await site.postJob(employer.person, { title: `Tune the piano ${key}` });
  await page.goto('/jobs');
  await settled(page);
  const heading = page.getByRole('heading', { level: 1 });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/jobs?*${key}*`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'What', exact: true }).fill(key);
  await expect(heading).toHaveText('Searching…');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCSS('opacity', '0.6');
  answer();
  await expect(heading).toHaveText(`1 open job for “${key}”`);
});
