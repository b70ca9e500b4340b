// The server-rendered pages, for search engines, old phones and scripts that fail to load.
import { uniqueWord } from './support/site';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('the home page is readable and its search works @wide', async ({ page, site, employer }) => {
  const key = uniqueWord();
  const job = await site.postJob(employer.person, { title: `Weed the beds ${key}` });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ jobs? on the board\.$/);
  await expect(page.locator('main')).toContainText('people and businesses in Springfield');
  await expect(page.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/jobs\/\d+$/);
  await page.getByRole('searchbox').fill(key);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/jobs?query=${key}`);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: job.title }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
});

test('the job list is readable @wide', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const items = page.getByRole('listitem');
  expect(await items.count()).toBeGreaterThanOrEqual(20);
  for (const item of (await items.all()).slice(0, 5)) {
    await expect(item.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/jobs\/\d+$/);
    // The employer, then pay, time and place.
    await expect(item.getByRole('paragraph').first()).not.toBeEmpty();
    expect(await item.locator('div > *').count()).toBeGreaterThanOrEqual(2);
  }
});

test('a job shows its heading, its facts and its text @wide', async ({ page, site, employer }) => {
  const job = await site.postJob(employer.person, { area: 'Old harbor', whenText: 'any dry day', skills: ['Ladder'], openings: 2 });
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  for (const fact of ['$18–$20 per hour', 'any dry day', 'Old harbor', 'Springfield', 'Two coats on forty feet of fence.']) {
    await expect(page.locator('main')).toContainText(fact);
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Paint is there' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('prices and promotions are readable @wide', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  for (const fact of ['$5.00', '$20.00', 'Always free', 'Opening promotion']) await expect(page.locator('main')).toContainText(fact);
  await page.goto('/promotion');
  await expect(page.getByRole('listitem').filter({ hasText: 'Opening promotion' })).toContainText('for everyone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
