// Choosing among applicants and following one's applications, from both sides.
import type { Application } from '../src/lib/api';
import { expect, type Page, settled, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
/** A group of applicants: a tab on phones, a column on wide screens. */
const group = (page: Page, isPhone: boolean, name: string) => page.getByRole(isPhone ? 'tab' : 'heading', { name });
const card = (page: Page, name: string) => page.locator('article.applicant', { has: page.getByRole('heading', { name }) });

async function applicants(site: import('./support/site').Site, jobId: number, names: string[], over: Record<string, unknown> = {}) {
  const made: Application[] = [];
  for (const name of names) made.push(await site.apply(await site.signUp(name, 'worker'), jobId, over));
  return made;
}

test('groups, a verdict and a private note that no applicant sees @wide', async ({ site, employer, worker, isPhone }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  await applicants(site, job.id, ['Rosa Miller']);
  const { page } = employer;
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('link', { name: 'See applicants' }).click();
  await expect(group(page, isPhone, 'New 2')).toBeVisible();
  expect(await page.getByRole('tab').count()).toBeLessThanOrEqual(5);

  const walter = card(page, 'Walter W.');
  await walter.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Maybe' }).click();
  await expect(sheet.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByLabel('New note').fill('Ask about Sundays.');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByText('Ask about Sundays.', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Viewed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Shortlist' }).click();
  await toast(page, 'Shortlisted');
  await expect(group(page, isPhone, 'Shortlist 1')).toBeVisible();
  if (isPhone) {
    await page.getByRole('tab', { name: 'Shortlist 1' }).click();
    await expect(page).toHaveURL(/group=shortlist/);
  }
  await expect(card(page, 'Walter W.')).toContainText('1 note');
  await page.reload();
  await expect(card(page, 'Walter W.')).toContainText('Your rating: maybe');

  await worker.page.goto(`/my-jobs?application=${id}`);
  await settled(worker.page);
  await expect(worker.page.getByRole('list', { name: 'What happened' })).toContainText(/Sent.*Viewed.*Shortlisted/);
  await expect(worker.page.locator('body')).not.toContainText('Sundays');
  await expect(worker.page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('three applicants side by side, by a link that a colleague can open @wide', async ({ site, employer, worker, open, isPhone }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook', questions: ['A food handler card?'] });
  await applicants(site, job.id, ['Rosa Miller', 'Lena Kowalski', 'Devon Price'], { answers: ['Yes, since May'] });
  const { page } = employer;
  await page.goto(`/jobs/${job.id}/applicants`);
  for (const name of ['Rosa M.', 'Lena K.']) await page.getByLabel(`Compare ${name}`).check();
  const slip = page.getByRole('region', { name: 'Compare' });
  if (isPhone) await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  else await expect(slip.getByRole('columnheader', { name: 'Lena K.' })).toBeVisible();
  await page.getByLabel('Compare Devon P.').check();
  if (!isPhone) await expect(slip.getByText('Rosa and Lena, 1 of 3')).toBeVisible();
  await page.getByRole('link', { name: isPhone ? 'Compare 3' : 'Page to share' }).click();
  await expect(page).toHaveURL(/compare=\d+,\d+,\d+|compare=\d+%2C\d+%2C\d+/);
  const table = page.getByRole('table');
  for (const fact of ['Rate', 'Can start', 'Location', 'Hired here', 'A food handler card?']) {
    await expect(table.getByRole('rowheader', { name: fact })).toBeVisible();
  }
  await expect(table.getByRole('columnheader', { name: 'Rosa M.' })).toBeVisible();
  if (isPhone) {
    await expect(page.getByText('Rosa and Lena, 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Next pair' }).click();
    await expect(page.getByText('Rosa and Devon, 2 of 3')).toBeVisible();
    // A swipe to the left does the same.
    await table.evaluate((element) => {
      const fire = (type: string, clientX: number) => {
        const touch = new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
        element.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch] }));
      };
      fire('touchstart', 300);
      fire('touchend', 180);
    });
    await expect(page.getByText('Lena and Devon, 3 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Lena and Devon, 3 of 3')).toBeVisible();
  } else {
    await expect(table.getByRole('columnheader', { name: 'Devon P.' })).toBeVisible();
  }
  // The same link shows a stranger nothing.
  const stranger = await open(worker.person);
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
  await page.goBack();
  await expect(group(page, isPhone, 'New 3')).toBeVisible();
});

test('comparing marks applications as viewed and locks them @wide', async ({ site, employer, open }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook', questions: ['A food handler card?'] });
  const rosa = await site.signUp('Rosa Miller', 'worker');
  const lena = await site.signUp('Lena Kowalski', 'worker');
  const devon = await site.signUp('Devon Price', 'worker');
  const ids: number[] = [];
  for (const one of [rosa, lena, devon]) ids.push((await site.apply(one, job.id, { answers: ['Yes'] })).id);
  const { page } = employer;
  await page.goto(`/jobs/${job.id}/applicants?compare=${ids[0]},${ids[1]}`);
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Rosa M.' })).toBeVisible();
  for (const [index, one] of [rosa, lena].entries()) {
    await expect
      .poll(async () => (await site.requestOk<Application>('GET', `/api/applications/${ids[index]}`, undefined, one)).status)
      .toBe('opened');
  }
  expect((await site.requestOk<Application>('GET', `/api/applications/${ids[2]}`, undefined, devon)).canEdit).toBe(true);
  const own = await open(rosa);
  await own.goto('/my-jobs');
  await expect(own.getByText('The employer has viewed it.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('several applicants are declined at once, each by name @wide', async ({ site, employer, worker, isPhone }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  await applicants(site, job.id, ['Rosa Miller', 'Lena Kowalski']);
  const { page } = employer;
  await page.goto(`/jobs/${job.id}/applicants`);
  for (const name of ['Walter W.', 'Rosa M.']) await page.getByLabel(`Compare ${name}`).check();
  await page.getByRole('button', { name: 'Decline 2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Decline 2 people' });
  // Nobody was chosen yet.
  await expect(sheet.getByLabel('Reason')).toHaveValue('other');
  await sheet.getByLabel('Reason').selectOption({ label: 'The dates didn’t fit' });
  await expect(sheet.getByLabel('Message to each')).toHaveValue(/\{name\}, thanks .* The dates didn’t work out/);
  await sheet.getByRole('button', { name: 'Decline 2 people' }).click();
  await toast(page, 'Declined 2 people');
  await expect(group(page, isPhone, 'New 1')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Closed 2' })).toBeVisible();

  await worker.page.goto(`/my-jobs?application=${id}`);
  await expect(worker.page.getByText('Walter, thanks for applying for “Line cook”.', { exact: false })).toBeVisible();
});

test('the inbox for all jobs, sorted by reply deadline and filtered @wide', async ({ site, employer }) => {
  const [cook, baker] = [await site.postJob(employer.person, { title: 'Line cook' }), await site.postJob(employer.person, { title: 'Baker' })];
  await applicants(site, cook.id, ['Rosa Miller', 'Lena Kowalski']);
  await applicants(site, baker.id, ['Devon Price']);
  const { page } = employer;
  await page.goto('/my-jobs');
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByRole('tab', { name: 'New 3' })).toBeVisible();
  await expect(page.locator('article.applicant h3')).toHaveText(['Rosa M.', 'Lena K.', 'Devon P.']);
  await page.getByLabel('Sort by').selectOption('newest');
  await expect(page.locator('article.applicant h3')).toHaveText(['Devon P.', 'Lena K.', 'Rosa M.']);
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Baker' });
  await expect(page.locator('article.applicant h3')).toHaveText(['Devon P.']);
  await page.getByLabel('Your rating', { exact: true }).selectOption('yes');
  await expect(page.getByText('No one matches your filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show everyone' }).click();
  // Applicants for two jobs are declined together.
  for (const name of ['Rosa M.', 'Devon P.']) await page.getByLabel(`Compare ${name}`).check();
  await expect(page.getByText('Compare 2 or 3 for one job')).toBeVisible();
  await page.getByRole('button', { name: 'Decline 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline 2 people' }).click();
  await toast(page, 'Declined 2 people');
  await expect(page.getByRole('tab', { name: 'Closed 2' })).toBeVisible();
});

test('notes of colleagues are in the comparison, and applicants are found by words and rating @wide', async ({ site, employer, isPhone }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const [rosa, lena] = await applicants(site, job.id, ['Rosa Miller', 'Lena Kowalski']);
  await site.requestOk('POST', `/api/applications/${rosa?.id}/notes`, { text: 'Good hands.' }, employer.person);
  await site.requestOk('PUT', `/api/applications/${lena?.id}/verdict`, { verdict: 'yes' }, employer.person);
  const { page } = employer;
  await page.goto(`/jobs/${job.id}/applicants?compare=${rosa?.id},${lena?.id}`);
  await expect(page.getByRole('table').getByRole('row', { name: /Team notes/ })).toContainText('Good hands.');
  await page.goto(`/jobs/${job.id}/applicants`);
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('rosa');
  await page.getByRole('searchbox', { name: 'Search names and messages' }).press('Enter');
  await expect(page.locator('article.applicant h3')).toHaveText(['Rosa M.']);
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('');
  await page.getByRole('searchbox', { name: 'Search names and messages' }).press('Enter');
  await page.getByLabel('Your rating', { exact: true }).selectOption('yes');
  await expect(page.locator('article.applicant h3')).toHaveText(['Lena K.']);
  await page.getByLabel('Your rating', { exact: true }).selectOption('');
  await page.getByLabel('Sort by').selectOption('newest');
  await expect(page.locator('article.applicant h3')).toHaveText(['Lena K.', 'Rosa M.']);
  // The bar stays in one row.
  if (!isPhone) return;
  for (const name of ['Rosa M.', 'Lena K.']) await page.getByLabel(`Compare ${name}`).check();
  const bar = await page.getByRole('region', { name: 'Selected applicants' }).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(72);
});

test('own jobs are searched, filtered and sorted @wide', async ({ site, employer: { page, person }, worker }) => {
  const baker = await site.postJob(person, { title: 'Baker' });
  await site.apply(worker.person, baker.id);
  for (const title of ['Line cook', 'Waiter']) await site.postJob(person, { title });
  const rows = page.locator('article.list-row h2');
  await page.goto('/my-jobs');
  await expect(rows).toHaveText(['Waiter', 'Line cook', 'Baker']);
  await expect(page.getByText('3 jobs')).toBeVisible();
  // A job without applicants has nothing to show.
  await expect(page.locator('article', { hasText: 'Waiter' }).getByRole('link')).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('applicants');
  await expect(rows).toHaveText(['Baker', 'Waiter', 'Line cook']);
  await page.getByRole('searchbox', { name: 'Search your jobs' }).fill('cook');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows).toHaveText(['Line cook']);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search your jobs' })).toHaveValue('cook');
  await page.getByLabel('Status').selectOption('paused');
  await expect(page.getByText('No jobs match')).toBeVisible();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(rows).toHaveCount(3);
});

test('an application can be edited until it is viewed, and shows the reply deadline @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook', questions: ['A card?'] });
  const { id } = await site.apply(worker.person, job.id, { answers: ['No'] });
  const { page } = worker;
  await page.goto('/my-jobs');
  await expect(page.getByText(/Reply due by/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit your application' });
  await sheet.getByLabel('Your proposed rate').fill('22');
  await sheet.getByLabel('A card?').fill('Yes, since May');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Application updated');
  await expect(page.getByText('$22 / hr')).toBeVisible();
  await site.act(employer.person, id, 'open');
  await page.reload();
  await expect(page.getByText('The employer has viewed it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Offers 0' }).click();
  await expect(page).toHaveURL(/group=offers/);
  await expect(page.getByText('No offers to answer.')).toBeVisible();
});

test('rejected applicants see the reason and three other jobs @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook', category: 'food' });
  for (let n = 0; n < 3; n += 1) await site.postJob(employer.person, { category: 'food', title: `Kitchen help ${n}` });
  const { id } = await site.apply(worker.person, job.id);
  await site.act(employer.person, id, 'shortlist');
  await site.hire(employer.person, await site.signUp('Rosa Miller', 'worker'), job);
  const { page } = worker;
  await page.goto('/notifications');
  await page.getByRole('link', { name: /“Line cook” was filled/ }).click();
  await expect(page.getByText('The job is filled; you were shortlisted; 2 people applied.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await expect(page.locator('article.job')).toHaveCount(3);
});

test('the dashboard has the next thing first, for both sides @wide', async ({ site, employer, worker }) => {
  for (const { page } of [employer, worker]) {
    await page.goto('/dashboard');
    await expect(page.getByText('You’re all caught up')).toBeVisible();
  }
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  await employer.page.reload();
  await expect(employer.page.getByRole('link', { name: /Waiting for your reply/ })).toContainText('1');
  await employer.page.getByRole('link', { name: 'View: Reply to 1 applicant' }).click();
  await expect(employer.page).toHaveURL(`/jobs/${job.id}/applicants?group=new`);
  await site.act(employer.person, id, 'offer', { rate: 2000, rateUnit: 'hour' });
  await worker.page.reload();
  await worker.page.getByRole('link', { name: 'Answer: Answer the offer for “Line cook”' }).click();
  await worker.page.getByRole('button', { name: 'Accept offer' }).click();
  await worker.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await toast(worker.page, 'You’re hired');
});

test('applying is free and says so; the daily limit is explained kindly', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { page } = worker;
  await page.route('**/api/jobs/*/applications', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        title: 'Too Many Requests',
        status: 429,
        code: 'apply_limit',
        detail: 'You can send the next one after midnight, on Nov 21.',
      }),
    }),
  );
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Applying is always free.')).toBeVisible();
  await page.getByLabel('Your proposed rate').fill('19');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('You can send the next one after midnight, on Nov 21.').first()).toBeVisible();
});
