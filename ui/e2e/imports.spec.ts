// Importing jobs in the browser: from a spreadsheet to jobs on the site, and back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherTheme, still, violations } from './support/axe';
import { root } from './support/server';
import { expect, type Page, test } from './support/test';

test.use({ snapshot: 'quiet' });
// The server checks and imports files in the background, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

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

/** Opens the columns that were matched without asking. */
const look = (page: Page) => page.getByText(/matched\. Look or change$/).click();

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

  // The columns tell all of it.
  await expect(page.getByText('7 columns are matched.')).toBeVisible();
  await expect(page.getByLabel('Job title')).toBeHidden();
  await look(page);
  await expect(page.getByLabel('Job title')).toHaveValue('column:Business Title');
  await expect(page.getByText('“LINE COOK”')).toBeVisible();
  await expect(page.getByLabel(/^Posted on/)).toHaveValue('column:Posting Date');
  await expect(page.getByLabel('How to tell jobs apart')).toHaveValue('column:Job ID');
  await expect(page.getByLabel('Change titles in ALL CAPS')).toBeChecked();
  await page.getByLabel('Town').selectOption('');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('link', { name: 'Choose the column with the towns.' })).toBeVisible();
  await page.getByLabel('Town').selectOption('column:Location');
  await page.getByRole('button', { name: 'Check rows' }).click();

  // Nothing is on the site yet, and each text of a column is asked for once.
  await expect(page.getByRole('heading', { name: 'Nothing to import yet' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Category isn’t matched yet' })).toBeVisible();
  await page.getByText('1 text is matched. Look or change').click();
  await expect(page.getByLabel('“Kitchen”')).toHaveValue('food');
  await page.getByLabel('“Rink”').selectOption('events');
  await page.getByRole('button', { name: 'Save category and check again' }).click();
  await expect(page.getByRole('heading', { name: '2 jobs to import' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Job title is missing' })).toContainText('1 row: line 4');
  await expect(page.getByRole('region', { name: /^Pay in one column/ })).toContainText('“ask us”');
  expect((await site.settings()).openJobs).toBe(0);

  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(page.getByRole('heading', { name: '2 jobs are on the site' })).toBeVisible({ timeout: 60_000 });
  const [newest, oldest] = (await site.jobs()).items;
  expect([newest?.title, oldest?.title]).toEqual(['Zamboni Driver', 'Line Cook']);
  await site.apply(worker.person, oldest?.id ?? 0);

  // The next file needs no answers.
  await choose(page, 'rink (1).csv', csv);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing new to import' })).toBeVisible({ timeout: 60_000 });
  await page.goBack();
  await page.getByRole('link', { name: /rink\.csv/ }).click();

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 job was deleted. 1 job was closed, and we let the applicants know.')).toBeVisible({ timeout: 60_000 });
  expect((await site.settings()).openJobs).toBe(0);
  await worker.page.goto('/notifications');
  await expect(worker.page.getByText('“Line Cook” was closed')).toBeVisible();
  await page.goto('/admin/imports');
  await expect(page.getByRole('link', { name: /rink\.csv/ })).toContainText('Undone');
});

test('the next file of a feed updates jobs and closes missing ones @wide', async ({ operator: { page }, worker, site }) => {
  const feed = (...rows: string[]) => ['Job ID,Title,Category,Description,Pay,Location', ...rows].join('\n');
  const row = (id: number, title: string, text: string) => `${id},${title},Food,${text},$18/hr,"Springfield, IL"`;
  const check = async (name: string, text: string) => {
    await choose(page, name, text);
    await page.getByRole('button', { name: 'Check rows' }).click();
  };
  await check('feed.csv', feed(row(1, 'Cook', 'Grill.'), row(2, 'Baker', 'Bake.'), row(3, 'Waiter', 'Serve.'), row(4, 'Host', 'Greet.')));
  await page.getByRole('button', { name: /put the rest under Other work|Use our matches/ }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Import 4 jobs' }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: '4 jobs are on the site' })).toBeVisible({ timeout: 60_000 });
  const waiter = (await site.jobs()).items.find(({ title }) => title === 'Waiter');
  await site.apply(worker.person, waiter?.id ?? 0);

  await check('feed (1).csv', feed(row(1, 'Head cook', 'Lead.'), row(2, 'Baker', 'Bake.'), row(4, 'Host', 'Greet.'), row(5, 'Barista', 'Brew.')));
  const here = page.getByRole('region', { name: 'Jobs that are already here' });
  await expect(here).toContainText('1 job that’s already here has changed.', { timeout: 60_000 });
  await expect(here).toContainText('1 open job from this feed isn’t in the file anymore');
  await expect(here).toContainText('Waiter');
  await still(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Import 1 job', exact: true })).toBeVisible();
  await here.getByLabel(/^Update them/).check();
  await here.getByLabel(/^Close them/).check();
  await page.getByRole('button', { name: 'Import 1 job, update 1, close 1' }).click();
  await expect(page.getByText('1 job was updated. 1 job was closed, and we let the applicants know.')).toBeVisible({ timeout: 60_000 });
  expect((await site.jobs()).items.map(({ title }) => title)).toEqual(['Barista', 'Host', 'Baker', 'Head cook']);
  await worker.page.goto('/notifications');
  await expect(worker.page.getByText('“Waiter” was closed')).toBeVisible();

  // A file without most of the jobs may be the wrong one.
  await check('feed (2).csv', feed(row(1, 'Head cook', 'Lead.')));
  await here.getByLabel(/^Close them/).check({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Close 3 jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close 3 of 4 open jobs?' });
  await dialog.getByRole('button', { name: 'Close 3 jobs' }).click();
  await expect(page.getByRole('heading', { name: 'The jobs are up to date' })).toBeVisible({ timeout: 60_000 });
  expect((await site.settings()).openJobs).toBe(1);
});

test('old postings with street addresses take two answers and a switch @wide', async ({ operator: { page } }) => {
  test.slow();
  const all = join(root, '../shared/data/nyc-jobs.csv');
  const file = existsSync(all) ? all : join(root, 'examples/import/nyc-jobs-sample.csv');
  await choose(page, 'nyc-jobs.csv', readFileSync(file, 'utf8'));
  await page.getByRole('button', { name: 'They’re all in Springfield, IL' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to import' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('region', { name: 'Left out' })).toContainText('The last day is over');
  await page.getByRole('button', { name: 'Import these, too' }).click();
  await page.getByRole('button', { name: 'Use our matches, put the rest under Other work' }).click({ timeout: 90_000 });
  const outcome = page.getByRole('heading', { name: /^[\d,]+ jobs to import$/ });
  await expect(outcome).toBeVisible({ timeout: 90_000 });
  // The list of categories was long; what came of it is in view.
  await expect(outcome).toBeInViewport();
  if (file === all) await expect(outcome).toHaveText('1,361 jobs to import');
});

test('a feed is read, and can be discarded', async ({ operator: { page } }) => {
  const item = '<item><title>Cook</title><link>https://example.org/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>';
  await choose(page, 'feed.xml', `<?xml version="1.0"?><rss version="2.0"><channel><title>All</title>${item}</channel></rss>`);
  await expect(page.getByLabel('Job title')).toHaveValue('column:title');
  await expect(page.getByLabel('How to tell jobs apart')).toHaveValue('column:link');
  // Asked at the top, because the file doesn't say it.
  await page.getByLabel('Description', { exact: true }).selectOption('column:title');
  await page.getByLabel('Category').selectOption('value:food');
  await page.getByLabel('Town').selectOption('value:Springfield, IL');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: '1 job to import' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Change columns' }).click();
  await look(page);
  await expect(page.getByLabel('Town')).toHaveValue('value:Springfield, IL');
  await page.getByRole('button', { name: 'Back to the results' }).click();
  await page.getByRole('button', { name: 'Discard file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import jobs' })).toBeVisible();
  await expect(page.getByText('feed.xml', { exact: true })).toHaveCount(0);
});

test('a question about a date has its answers beside it', async ({ operator: { page } }) => {
  const rows = [
    'Title,Text,Category,Town,Expires',
    'Cook,Grill.,Food,"Springfield, IL",1/12/2099',
    'Baker,Bake.,Food,"Springfield, IL",until filled',
  ];
  await choose(page, 'dates.csv', rows.join('\n').replaceAll('2099', String(new Date().getFullYear() + 1)));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'It’s January 12' }).click({ timeout: 60_000 });
  // Tapped at once: while an answer is being saved, the others wait for the rows to be checked again.
  await page.getByRole('button', { name: 'List these jobs for 30 days' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: /put the rest under Other work/ }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: '2 jobs to import' })).toBeVisible({ timeout: 60_000 });
});

test('where some rows are ready, open questions stand above the result', async ({ operator: { page } }) => {
  const row = (id: number, category: string) => `${id},Cook ${id},Grill.,${category},"Springfield, IL",700,steady`;
  const rows = ['Id,Title,Text,Category,Town,Pay,Job type', row(1, 'food'), row(2, 'food'), row(3, 'Rink')];
  await choose(page, 'jobs.csv', rows.join('\n'));
  await page.getByRole('button', { name: 'Check rows' }).click();
  const outcome = page.getByRole('heading', { name: '2 jobs to import' });
  await expect(outcome).toBeVisible({ timeout: 60_000 });
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(await titles()).toEqual(['Category isn’t matched yet', 'Pay is per isn’t matched yet', '2 jobs to import']);
  await page.getByLabel('“Rink”').selectOption('events');
  await page.getByRole('button', { name: 'Save category and check again' }).click();
  await expect(page.getByRole('heading', { name: '3 jobs to import' })).toBeVisible({ timeout: 60_000 });
  expect(await titles()).toEqual(['Pay is per isn’t matched yet', '3 jobs to import']);
});

test('a file that can’t be read says why, and another one can be chosen', async ({ operator: { page } }, info) => {
  await choose(page, 'bad.xml', '<!DOCTYPE a [<!ENTITY b "c">]><jobs><job><t>x</t></job></jobs>');
  await expect(page.getByText('XML with declarations in its DOCTYPE isn’t accepted.')).toBeVisible();
  await choose(page, 'page.html', '<!DOCTYPE html><html><body>Cook wanted</body></html>');
  await expect(page.getByText('This is a web page without job data.')).toBeVisible();
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
  await look(page);
  await still(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to import yet' })).toBeVisible({ timeout: 60_000 });
  await still(page);
  expect(await violations(page)).toEqual([]);
  expect(await otherTheme(page)).toEqual([]);
});
