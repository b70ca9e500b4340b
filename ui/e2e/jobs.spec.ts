// Jobs beyond the main flow: what people save, what employers do with their jobs, and the review queue.

import { violations } from './support/axe';
import { pdf, picture } from './support/files';
import { unfold, writeJob } from './support/posting';
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

const toast = (page: Page, text: string | RegExp) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const notices = (page: Page) => page.locator('main .job');

test('results update while typing, and Back does not step through letters @wide', async ({ page, site, employer }) => {
  const key = uniqueWord();
  await site.postJob(employer.person, { title: `Tune the piano ${key}` });
  await page.goto('/');
  await page.goto('/jobs');
  await settled(page);
  const field = page.getByRole('searchbox', { name: 'What', exact: true });
  await field.click();
  // A prefix of a word is enough.
  await field.pressSequentially(key.slice(0, -2), { delay: 20 });
  await expect(notices(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`query=${key.slice(0, -2)}`));
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: `“${key.slice(0, -2)}”` }).click();
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue(key.slice(0, -2));
});

test('jobs with some of the words stand below a line', async ({ page, site, employer }) => {
  const [card, twic] = [uniqueWord(), uniqueWord()];
  const complete = await site.postJob(employer.person, { title: 'Dock hand', description: `Unload ships. A ${twic} ${card} is a must.` });
  const partial = await site.postJob(employer.person, { title: `Dealer of ${card}` });
  await page.goto(`/jobs?query=${twic}%20${card}`);
  const above = page.getByRole('region', { name: 'Jobs with all your words' });
  await expect(above.locator('.job-title')).toHaveText([complete.title]);
  const below = page.getByRole('region', { name: 'Jobs with some of your words' });
  await expect(below.locator('.job-title')).toHaveText([partial.title]);
  expect((await above.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
  expect(await violations(page)).toEqual([]);
  // With one of the words there's nothing to tell apart.
  await page.goto(`/jobs?query=${card}`);
  await expect(notices(page)).toHaveCount(2);
  await expect(page.getByText('of your words')).toHaveCount(0);
});

test('a job saved before signing in moves to the account @wide', async ({ page, site, employer, worker }) => {
  const key = uniqueWord();
  const job = await site.postJob(employer.person, { title: `Paint the gate ${key}` });
  await page.goto(`/jobs?query=${key}`);
  const pin = page.getByRole('button', { name: `Save ${job.title}` });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(notices(page)).toHaveCount(1);
  await expect(page.getByText('on this device only')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(worker.person.email);
  await page.getByLabel('Password', { exact: true }).fill(worker.person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(notices(page)).toHaveCount(1);
  // The person's other device has it too.
  await worker.page.goto('/saved');
  await expect(notices(worker.page)).toContainText([job.title]);
  const removed = worker.page.waitForResponse((response) => response.request().method() === 'DELETE');
  await worker.page.getByRole('button', { name: `Save ${job.title}` }).click();
  await removed;
  await worker.page.reload();
  await expect(worker.page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a job that asks for money is shown with a warning', async ({ page, site, employer }) => {
  const job = await site.postJob(employer.person, { description: 'You pay a $40 fee for your background check first.' });
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('article').first()).toContainText('Careful: You should never pay to get work');
  expect(await violations(page)).toEqual([]);
});

test('a job that could not be saved is shown as unsaved again', async ({ site, employer, worker }) => {
  const key = uniqueWord();
  const job = await site.postJob(employer.person, { title: `Mow the lawn ${key}` });
  await worker.page.route('**/api/saved-jobs/*', (route) => route.fulfill({ status: 500, body: '{"title":"no"}' }));
  await worker.page.goto(`/jobs?query=${key}`);
  const pin = worker.page.getByRole('button', { name: `Save ${job.title}` });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await toast(worker.page, 'Not saved');
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('a search is saved with a name, has a feed, and is removed @wide', async ({ worker }) => {
  const { page } = worker;
  await page.goto('/jobs?category=home&urgent=true');
  await page.getByRole('button', { name: 'Save search' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue(/Urgent/);
  await name.fill('');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('alert')).toContainText('Give the search a name.');
  await name.fill('Soon, around the house');
  await page.getByRole('button', { name: 'Save search' }).click();
  await toast(page, 'Search saved');
  await page.goto('/search-dashboard');
  const item = page.getByRole('listitem').filter({ hasText: 'Soon, around the house' });
  const feed = await page.request.get((await item.getByRole('link', { name: 'Feed' }).getAttribute('href')) ?? '');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('Soon, around the house');
  await item.getByRole('link', { name: 'See jobs' }).click();
  await expect(page).toHaveURL(/category=home&urgent=true/);
  await page.goBack();
  await item.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove search' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a reported job is taken down for a reason that its employer sees @wide', async ({ site, employer, worker, operator }) => {
  const job = await site.postJob(employer.person, { title: `Pay first ${uniqueWord()}` });
  await worker.page.goto(`/jobs/${job.id}`);
  await worker.page.getByRole('button', { name: 'Report' }).click();
  await worker.page.getByRole('button', { name: 'Send report' }).click();
  await expect(worker.page.getByRole('alert')).toContainText('Choose what’s wrong.');
  await worker.page.getByLabel('It asks for money to get the job').check();
  await worker.page.getByLabel(/Details/).fill('They want a deposit.');
  await worker.page.getByRole('button', { name: 'Send report' }).click();
  await toast(worker.page, 'Report sent');

  await operator.page.goto('/admin/jobs');
  const item = operator.page.getByRole('listitem').filter({ has: operator.page.getByRole('link', { name: job.title }) });
  await expect(item).toContainText('They want a deposit.');
  await item.getByRole('button', { name: 'Take job down' }).click();
  await operator.page.getByLabel('Reason (which rule, and what happened)').fill('Nobody pays to get a job here.');
  await operator.page.getByRole('button', { name: 'Take job down' }).click();
  await toast(operator.page, 'Job taken down');
  await expect(item).toHaveCount(0);

  await employer.page.goto(`/jobs/${job.id}`);
  await expect(employer.page.getByRole('main')).toContainText('Nobody pays to get a job here.');
  expect((await site.request('GET', `/api/jobs/${job.id}`)).status).toBe(404);
});

test('a hidden employer is out of the list until shown again @wide', async ({ site, employer, worker }) => {
  const { page } = worker;
  const key = uniqueWord();
  const job = await site.postJob(employer.person, { title: `Sweep the yard ${key}` });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Hide this employer' }).click();
  await toast(page, 'Emma E. is hidden');
  await page.goto(`/jobs?query=${key}`);
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden employers' })).toHaveCount(0);
  await page.goto(`/jobs?query=${key}`);
  await expect(notices(page)).toHaveCount(1);
});

test('a job is paused, resumed, duplicated and posted again @wide', async ({ site, employer }) => {
  const { page } = employer;
  const job = await site.postJob(employer.person, { title: `Stack the wood ${uniqueWord()}`, questions: ['Do you have gloves?'] });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await toast(page, 'Job paused');
  await expect(page.getByText('This job is paused.')).toBeVisible();
  expect((await site.jobs(`?query=${job.title.split(' ').at(-1)}`)).items).toEqual([]);
  await page.getByRole('button', { name: 'Resume job' }).click();
  await toast(page, 'Job is live again');
  await page.getByRole('button', { name: 'Yes, it’s still open' }).click();
  await toast(page, 'Marked as still open');
  await page.getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('button', { name: 'Post it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
  await expect(page.getByLabel(/Questions for applicants/)).toHaveValue('Do you have gloves?');
  await page.getByLabel('What do you need done?').fill(`${job.title} again`);
  const send = page.getByRole('button', { name: /^Post job/ });
  await expect(send.locator('s')).toHaveText('$5.00');
  await expect(send).toContainText('free');
  await send.click();
  await toast(page, 'Job posted');
  await expect(page.getByRole('heading', { level: 1, name: `${job.title} again` })).toBeVisible();
});

test('a paused job, and a job after applying, have one filled button @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Paint porch railing' });
  await site.apply(worker.person, job.id);
  await worker.page.goto(`/jobs/${job.id}`);
  await expect(worker.page.getByRole('heading', { name: 'You applied' })).toBeVisible();
  await expect(worker.page.locator('[data-variant=primary]:visible')).toHaveCount(1);
  await site.requestOk('POST', `/api/jobs/${job.id}/pause`, {}, employer.person);
  await employer.page.goto(`/jobs/${job.id}`);
  await expect(employer.page.getByRole('button', { name: 'Resume job' })).toBeVisible();
  await expect(employer.page.locator('[data-variant=primary]:visible')).toHaveCount(1);
});

test('a draft continues on another device, and is deleted once sent @wide', async ({ employer, open }) => {
  const title = `Wash the windows ${uniqueWord()}`;
  await employer.page.goto('/post-job');
  await employer.page.getByLabel('What do you need done?').fill(title);
  await expect(employer.page.getByText('Draft saved to your account')).toBeVisible();
  const other = await open(employer.person);
  await other.goto('/post-job');
  await expect(other.getByLabel('What do you need done?')).toHaveValue(title);
  await writeJob(other, { title });
  const deleted = other.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().endsWith('/api/drafts/post-job'));
  await other.getByRole('button', { name: /^Post job/ }).click();
  await toast(other, 'Job posted');
  await deleted;
  await employer.page.reload();
  await expect(employer.page.getByLabel('What do you need done?')).toHaveValue('');
});

test('the budget guide says what similar jobs paid, once there are five @wide', async ({ site, employer }) => {
  const { page } = employer;
  const key = uniqueWord();
  for (let n = 1; n <= 5; n += 1) await site.postJob(employer.person, { title: `Clean gutters ${key}`, budgetMin: n * 1000, budgetMax: n * 1000 });
  await page.goto('/post-job');
  await settled(page);
  await page.getByLabel('What do you need done?').fill(`Clean gutters ${key}`);
  await unfold(page, 'Category');
  await page.getByLabel('Category').selectOption('home');
  await page.getByLabel('Paid').selectOption('hour');
  const guide = page.getByText(/similar jobs here: \$\d+\.00–\$\d+\.00 per hour/).locator('..');
  await expect(guide).toBeVisible();
  await page.getByLabel('From').fill('1');
  await expect(guide).toContainText('Yours is lower than most.');
  await page.getByLabel('From').fill('30');
  await expect(guide).toContainText('Yours is in that range.');
});

test('jobs that were viewed and the last search are remembered only when allowed @wide', async ({ page, site, employer }) => {
  const key = uniqueWord();
  const job = await site.postJob(employer.person, { title: `Walk the dog ${key}` });
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await page.goto(`/jobs/${job.id}`);
  await settled(page);
  await page.goto(`/jobs?query=${key}`);
  await settled(page);
  expect(await names()).not.toContain('recent_jobs');
  expect(await names()).not.toContain('last_search');

  await page.goto('/saved');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.goto(`/jobs?query=${key}`);
  await page.getByRole('link', { name: job.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await page.goto('/saved');
  await expect(notices(page)).toContainText([job.title]);
  const life = async (name: string) => {
    const cookie = (await page.context().cookies()).find((one) => one.name === name);
    return Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000);
  };
  expect([await life('recent_jobs'), await life('last_search'), await life('cookie_consent')]).toEqual([30, 7, 365]);
  await page.goto('/jobs');
  await page.getByRole('link', { name: `Your last search: “${key}”` }).click();
  await expect(notices(page)).toHaveCount(1);

  await page.goto('/saved');
  await page.getByRole('button', { name: 'Clear and turn off' }).click();
  expect(await names()).not.toContain('recent_jobs');
  expect(await names()).not.toContain('last_search');
});

test('jobs posted since the last visit are marked', async ({ page, site, employer }) => {
  const key = uniqueWord();
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.goto(`/jobs?query=${key}`);
  await settled(page);
  await site.postJob(employer.person, { title: `New one ${key}` });
  // A new tab counts as a new visit.
  const later = await page.context().newPage();
  await later.goto(`/jobs?query=${key}`);
  await expect(notices(later).getByText('NEW', { exact: true })).toBeVisible();
});

test("a town's page is linked from every page and from each of its jobs @wide", async ({ site, employer, page }) => {
  const here = await site.postJob(employer.person);
  const there = await site.postJob(employer.person, { city: 'St. Louis', state: 'MO' });
  const nowhere = await site.postJob(employer.person, { city: 'Nosuchtownhere', state: 'IL' });
  await page.goto(`/jobs/${there.id}`);
  await page.getByRole('article').getByRole('link', { name: 'Jobs in St. Louis' }).click();
  await expect(page).toHaveURL('/jobs/in/mo/st-louis');
  await expect(page.getByRole('link', { name: there.title })).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Jobs in Springfield' }).click();
  await expect(page).toHaveURL('/jobs/in/il/springfield');
  await expect(page.getByRole('link', { name: here.title })).toBeVisible();
  await page.goto(`/jobs/${nowhere.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nowhere.title);
  await expect(page.getByRole('article').getByRole('link', { name: /^Jobs in/ })).toHaveCount(0);
});

test("a town's page has its areas @wide", async ({ page, site, employer }) => {
  const key = uniqueWord();
  const there = { city: 'Jacksonville', state: 'FL' };
  await site.postJob(employer.person, { title: `Port clerk ${key}`, area: 'Harbour', ...there });
  await site.postJob(employer.person, { title: `Cook ${key}`, area: 'Riverside', ...there });
  await page.goto('/jacksonville-jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs in Jacksonville, FL' })).toBeVisible();
  await expect(notices(page).filter({ hasText: key })).toHaveCount(2);
  await page.getByRole('button', { name: 'Harbour' }).click();
  await expect(page).toHaveURL(/area=Harbour/);
  await expect(notices(page).filter({ hasText: key })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Harbour' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/jobs/in/fl/jacksonville');
  await expect(notices(page).filter({ hasText: key })).toHaveCount(2);
  const missing = await page.goto('/jobs/in/fl/no-such-town-here');
  expect(missing?.status()).toBe(404);
});

test('the whole job is previewed before it is posted @wide', async ({ employer: { page } }) => {
  await page.goto('/post-job');
  await page.getByLabel('What do you need done?').fill('Paint the fence');
  await page.getByLabel('Details').fill('Two coats.\n\n- Bring **brushes**');
  await unfold(page, 'Who');
  await page.getByLabel('Nice to have').fill('Ladders');
  await page.getByLabel('Nice to have').press('Enter');
  await page.getByLabel('Questions for applicants').fill('Own a car?\nA card?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText('Paint the fence');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Bring brushes' }).locator('b, strong')).toHaveText('brushes');
  for (const said of ['Ladders', 'Own a car?', 'A card?']) await expect(sheet.getByRole('listitem').filter({ hasText: said })).toBeVisible();
});

test('job photos are uploaded while writing, and shown with the job @wide', async ({ employer, open }) => {
  const { page } = employer;
  const title = `Repair the wall ${uniqueWord()}`;
  await page.goto('/post-job');
  await writeJob(page, { title, category: 'home' });
  await page.getByLabel('Add a photo').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByRole('img', { name: '1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: /^Post job/ }).click();
  await toast(page, 'Job posted');
  const stranger = await open();
  await stranger.goto(new URL(page.url()).pathname);
  const photo = stranger.getByRole('img', { name: `${title}, 1 of 1` });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
});

test('profile documents are attached to an application, for its employer only @wide', async ({ site, employer, worker, open, isPhone }) => {
  const job = await site.postJob(employer.person, { title: `Keep the books ${uniqueWord()}` });
  const { page } = worker;
  await page.goto('/profile');
  await page.getByLabel('Add a document').setInputFiles(pdf);
  await expect(page.getByRole('link', { name: pdf.name })).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  if (isPhone) await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Your proposed rate').fill('19');
  await page.getByRole('checkbox', { name: new RegExp(pdf.name) }).check();
  await page
    .getByRole('button', { name: /^(Send|Apply)/ })
    .last()
    .click();
  await toast(page, 'Application sent');
  await employer.page.goto(`/jobs/${job.id}/applicants`);
  await employer.page
    .getByRole('button', { name: /Walter W/ })
    .first()
    .click();
  const link = employer.page.getByRole('link', { name: pdf.name });
  const href = (await link.getAttribute('href')) ?? '';
  const mine = await employer.page.request.get(href);
  expect([mine.status(), mine.headers()['content-disposition']]).toEqual([200, expect.stringContaining('attachment')]);
  const stranger = await open(await site.signUp('Sam Stranger', 'employer'));
  await stranger.goto('/jobs');
  expect((await stranger.request.get(href)).status()).toBe(404);
});

test("pay after the trip is computed from the person's own trip @wide", async ({ page, site, employer }) => {
  const job = await site.postJob(employer.person, { budgetMin: 2000, budgetMax: 2000, startTime: '16:00', endTime: '23:00' });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'What’s left after the trip?' }).click();
  await page.getByLabel('Minutes to work, one way').fill('30');
  await page.getByLabel('Round-trip cost').fill('6');
  await page.getByRole('button', { name: 'Show pay after the trip' }).click();
  await expect(page.getByText('You’d keep about $134.00 for 7 hours after the 30-minute trip, or $16.80 an hour.')).toBeVisible();
});

test("a job is shared with the phone's share sheet, elsewhere its address is copied @wide", async ({ site, employer, open, isPhone }) => {
  const job = await site.postJob(employer.person, { title: `Feed the hens ${uniqueWord()}` });
  const page = await open(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  // Phones have a share sheet; desktop browsers often do not.
  await page.addInitScript((phone) => {
    const share = phone ? async (what: ShareData) => void Object.assign(globalThis, { shared: what }) : undefined;
    Object.defineProperty(navigator, 'share', { value: share });
  }, isPhone);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const url = new URL(`/jobs/${job.id}`, page.url()).href;
  if (isPhone) {
    await expect.poll(() => page.evaluate(() => (globalThis as { shared?: ShareData }).shared)).toEqual({ title: job.title, url });
    return;
  }
  await toast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('a job that cannot be shared shows its address', async ({ site, employer, page }) => {
  const job = await site.postJob(employer.person);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await toast(page, `/jobs/${job.id}`);
});

test('the employer of a job has a page with their jobs', async ({ page, site, employer }) => {
  const job = await site.postJob(employer.person, { title: `Sort the seeds ${uniqueWord()}` });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('link', { name: 'Emma E.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emma E.' })).toBeVisible();
  await expect(notices(page)).toContainText([job.title]);
});
