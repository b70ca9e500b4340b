// Importing jobs in the browser: from a spreadsheet to jobs on the site, and back.
import { writeFileSync } from 'node:fs';
import { otherTheme, still, violations } from './support/axe';
import { expect, type Page, test } from './support/test';

test.use({ snapshot: 'quiet' });

const csv = [
  'Job ID,Business Title,Department,Duties,Salary,Location,Posting Date',
  '1,LINE COOK,Kitchen,<p>Grill and <b>fry</b>.</p>,$18-$20/hr,"Springfield, IL",2026-11-02',
  '2,ZAMBONI DRIVER,Rink,Drive it.,ask us,"Springfield, IL",2026-11-03',
  '3,,Kitchen,Nothing.,$17/hr,"Springfield, IL",2026-11-01',
].join('\r\n');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/admin/imports');
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a spreadsheet is matched, checked, imported and undone @wide', async ({ operator, worker, site, isPhone }) => {
  const { page } = operator;
  await page.goto('/admin-dashboard');
  await page
    .getByRole('navigation', { name: isPhone ? 'Office pages' : 'Office', exact: true })
    .getByRole('link', { name: /Import jobs/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import jobs' })).toBeVisible();
  await choose(page, 'rink.csv', csv);
  await expect(page.getByRole('heading', { level: 1, name: 'rink.csv' })).toBeVisible();

  // The names of the columns tell most of it.
  await expect(page.getByLabel('Job title')).toHaveValue('column:Business Title');
  await expect(page.getByText('“LINE COOK”')).toBeVisible();
  await expect(page.getByLabel(/^Posted on/)).toHaveValue('column:Posting Date');
  await expect(page.getByLabel('How to tell jobs apart')).toHaveValue('column:Job ID');
  await expect(page.getByLabel('Titles are in ALL CAPS')).toBeChecked();
  await page.getByLabel('Town').selectOption('');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('link', { name: 'Choose the column with the towns.' })).toBeVisible();
  await page.getByLabel('Town').selectOption('column:Location');
  await page.getByRole('button', { name: 'Check rows' }).click();

  // Nothing is on the site yet, and each text of a column is asked for once.
  await expect(page.getByRole('heading', { name: 'Match the values below first' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Category isn’t matched yet' })).toBeVisible();
  await expect(page.getByLabel('“Kitchen”')).toHaveValue('food');
  await page.getByLabel('“Rink”').selectOption('events');
  await page.getByRole('button', { name: 'Save category and check again' }).click();
  await expect(page.getByRole('heading', { name: '2 jobs to import' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Job title is missing' })).toContainText('1 row: line 4');
  await expect(page.getByRole('region', { name: /^Pay in one column/ })).toContainText('“ask us”');
  expect((await site.settings()).openJobs).toBe(0);

  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(page.getByRole('heading', { name: '2 jobs are on the site' })).toBeVisible({ timeout: 20_000 });
  const [newest, oldest] = (await site.jobs()).items;
  expect([newest?.title, oldest?.title]).toEqual(['Zamboni Driver', 'Line Cook']);
  await site.apply(worker.person, oldest?.id ?? 0);

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 job was deleted. 1 job was closed, and we let the applicants know.')).toBeVisible({ timeout: 20_000 });
  expect((await site.settings()).openJobs).toBe(0);
  await worker.page.goto('/notifications');
  await expect(worker.page.getByText('“Line Cook” was closed')).toBeVisible();
  await page.goto('/admin/imports');
  await expect(page.getByRole('link', { name: /rink\.csv/ })).toContainText('Undone');
});

test('a feed is read, and can be discarded', async ({ operator: { page } }) => {
  const item = '<item><title>Cook</title><link>https://example.org/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>';
  await choose(page, 'feed.xml', `<?xml version="1.0"?><rss version="2.0"><channel><title>All</title>${item}</channel></rss>`);
  await expect(page.getByLabel('Job title')).toHaveValue('column:title');
  await expect(page.getByLabel('How to tell jobs apart')).toHaveValue('column:link');
  await page.getByLabel('Description', { exact: true }).selectOption('column:title');
  await page.getByLabel('Category').selectOption('value:food');
  await page.getByLabel('Town').selectOption('value:Springfield, IL');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: '1 job to import' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Change columns' }).click();
  await expect(page.getByLabel('Town')).toHaveValue('value:Springfield, IL');
  await page.getByRole('button', { name: 'Back to the results' }).click();
  await page.getByRole('button', { name: 'Discard file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import jobs' })).toBeVisible();
  await expect(page.getByText('feed.xml', { exact: true })).toHaveCount(0);
});

test('a file that can’t be read says why, and another one can be chosen', async ({ operator: { page } }, info) => {
  await choose(page, 'bad.xml', '<!DOCTYPE a><jobs><job><t>x</t></job></jobs>');
  await expect(page.getByText('Remove the DOCTYPE.')).toBeVisible();
  await choose(page, 'empty.csv', 'Title,Town\n');
  await expect(page.getByText('There are no jobs in this file.')).toBeVisible();
  const large = info.outputPath('large.csv');
  writeFileSync(large, Buffer.alloc(50 * 1024 * 1024 + 1, 'a'));
  await page.getByLabel('Choose a file').setInputFiles(large);
  await expect(page.getByText('Choose a file of 50 MB or less.')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles({ name: 'rink.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { level: 1, name: 'rink.csv' })).toBeVisible();
});

test('every state of an import is accessible @wide', async ({ operator: { page } }) => {
  await choose(page, 'rink.csv', csv);
  await page.getByLabel('Town').selectOption('column:Location');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: 'Match the values below first' })).toBeVisible({ timeout: 20_000 });
  await still(page);
  expect(await violations(page)).toEqual([]);
  expect(await otherTheme(page)).toEqual([]);
});
