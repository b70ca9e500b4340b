// Interviews: times are proposed, picked, moved and canceled, and each side sees at once what the other does.
import { readFile } from 'node:fs/promises';
import { violations } from './support/axe';
import type { Person, Site } from './support/site';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

const dayMs = 86_400_000;
/** A date some days ahead, as a date field takes it. */
const ahead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** An instant some days ahead, on the hour. */
const instant = (days: number) => Math.ceil((Date.now() + days * dayMs) / 3_600_000) * 3_600_000;

const panel = (page: Page) => page.getByRole('region', { name: 'Interview' });

async function propose(site: Site, employer: Person, worker: Person, body: Record<string, unknown> = {}) {
  const job = await site.postJob(employer, { title: 'Line cook' });
  const { id } = await site.apply(worker, job.id);
  const proposal = { applicationId: id, times: [instant(3), instant(4)], minutes: 30, how: 'phone', where: '217-555-0100', ...body };
  const interview = await site.requestOk<{ id: number }>('POST', '/api/interviews', proposal, employer);
  return { job, application: id, path: `/interviews/${interview.id}` };
}

test('an interview is proposed, picked, moved and canceled, live on both sides @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  await site.apply(worker.person, job.id);
  const { page } = employer;
  const own = worker.page;
  await own.goto('/interviews');
  await expect(own.getByText('No interviews coming up')).toBeVisible();

  const sheet = page.getByRole('dialog');
  await page.goto(`/jobs/${job.id}/applicants`);
  await page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  await sheet.getByRole('button', { name: 'Interview', exact: true }).click();
  await sheet.getByLabel('Day', { exact: true }).fill(ahead(-2));
  await sheet.getByLabel('Time', { exact: true }).fill('15:00');
  await sheet.getByLabel('Address').fill('12 Main St');
  await sheet.getByRole('button', { name: 'Invite Walter' }).click();
  await expect(sheet.getByText('Choose a time that hasn’t passed.').first()).toBeVisible();
  await sheet.getByLabel('Day', { exact: true }).fill(ahead(3));
  await sheet.getByRole('button', { name: 'Add another time' }).click();
  await sheet.getByLabel('Day 2').fill(ahead(3));
  await sheet.getByLabel('Time 2').fill('15:00');
  await sheet.getByRole('button', { name: 'Invite Walter' }).click();
  await expect(sheet.getByText('You’ve already chosen this time.').first()).toBeVisible();
  await sheet.getByLabel('Time 2').fill('16:30');
  await sheet.getByRole('button', { name: 'Invite Walter' }).click();
  await toast(page, 'Invitation sent');

  // It appears by itself on the other side.
  await own.getByRole('link', { name: /Pick a time/ }).click();
  await expect(own.getByRole('heading', { level: 1, name: /Interview with/ })).toBeVisible();
  expect(await violations(own)).toEqual([]);
  await page.goto('/interviews');
  await expect(page.getByRole('link', { name: /Walter W\..*Waiting for a reply/ })).toBeVisible();
  await page.getByRole('link', { name: /Walter W\./ }).click();
  await expect(panel(page)).toContainText('Waiting for Walter W. to pick a time');
  await own.getByRole('button', { name: /4:30/ }).click();
  await toast(own, 'Time confirmed');
  await expect(panel(page)).toContainText(/Interview: .*4:30/);
  const [download] = await Promise.all([own.waitForEvent('download'), panel(own).getByRole('link', { name: 'Add to calendar' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('LOCATION:12 Main St');

  await page.getByRole('button', { name: 'Propose other times' }).click();
  await page.getByLabel('Day', { exact: true }).fill(ahead(5));
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await page.getByRole('button', { name: 'Propose times', exact: true }).click();
  await expect(panel(own)).toContainText('Pick one of these times');
  await own.getByRole('button', { name: /9:00/ }).click();
  await expect(panel(page)).toContainText(/Interview: .*9:00/);

  await own.getByRole('button', { name: 'Cancel interview' }).click();
  await own.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(own.getByText('Say why you’re canceling.').first()).toBeVisible();
  await own.getByLabel('Why are you canceling?').fill('I found work.');
  await own.getByRole('button', { name: 'Cancel interview' }).click();
  await toast(own, 'Interview canceled');
  await expect(panel(page)).toContainText('I found work.');
  const [removal] = await Promise.all([own.waitForEvent('download'), panel(own).getByRole('link', { name: 'Remove from calendar' }).click()]);
  expect(await readFile(await removal.path(), 'utf8')).toContain('METHOD:CANCEL');
  await page.goto('/interviews?show=past');
  await expect(page.getByRole('link', { name: /Walter W\..*Canceled/ })).toBeVisible();
});

test('the card in the conversation has the actions and follows the other side', async ({ site, employer, worker }) => {
  const { application } = await propose(site, employer.person, worker.person);
  const subject = { kind: 'application', id: application };
  const { id } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker.person);
  await worker.page.goto(`/messages/${id}`);
  await employer.page.goto(`/messages/${id}`);
  await expect(panel(employer.page)).toContainText('Waiting for Walter W. to pick a time');
  await panel(worker.page).getByRole('list', { name: 'Times' }).getByRole('button').first().click();
  await expect(panel(worker.page)).toContainText('Interview: ');
  await expect(panel(employer.page)).toContainText('Interview: ');
  // Only the newest card has them.
  await expect(panel(employer.page)).toHaveCount(1);
  await panel(employer.page).getByRole('button', { name: 'Cancel interview' }).click();
  await panel(employer.page).getByLabel('Why are you canceling?').fill('The kitchen flooded.');
  await panel(employer.page).getByRole('button', { name: 'Cancel interview' }).click();
  await expect(worker.page.getByText('The interview is off: The kitchen flooded.')).toBeVisible();
  await expect(panel(worker.page)).toHaveCount(0);
});

test('an interview at a business begins with its address and phone', async ({ site, employer, worker }) => {
  const business = await site.requestOk<{ id: number }>('POST', '/api/employers', { kind: 'business', name: 'Corner Café' }, employer.person);
  const contact = { phone: '541-555-0142', email: '', note: '', street: '14 Mill St' };
  await site.requestOk('PUT', `/api/employers/${business.id}/contact`, { contact }, employer.person);
  const job = await site.postJob(employer.person, { title: 'Line cook', employerId: business.id });
  await site.apply(worker.person, job.id);
  const { page } = employer;
  await page.goto(`/jobs/${job.id}/applicants`);
  await page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Interview', exact: true }).click();
  await expect(sheet.getByLabel('Address')).toHaveValue(`14 Mill St, ${job.city}, ${job.state}`);
  await expect(sheet.getByLabel('Message to Walter')).toHaveValue('Questions? Call 541-555-0142.');
  await sheet.getByLabel('How').selectOption('phone');
  await expect(sheet.getByLabel('Number to call')).toHaveValue('541-555-0142');
  await sheet.getByLabel('How').selectOption('video');
  await expect(sheet.getByLabel('Link to the call')).toHaveValue('');
  await sheet.getByLabel('Link to the call').fill('https://meet.example.org/1');
  await sheet.getByLabel('How').selectOption('in_person');
  await expect(sheet.getByLabel('Address')).toHaveValue('https://meet.example.org/1');
});

test('an applicant picks from the interview hours, and picks again', async ({ site, employer, worker }) => {
  const { page } = employer;
  await page.goto('/interviews');
  await page.getByRole('button', { name: 'Set interview hours' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Monday, from').fill('18:00');
  await sheet.getByRole('button', { name: 'Save interview hours' }).click();
  await expect(sheet.getByText('Choose an end after the start.').first()).toBeVisible();
  for (const day of ['Saturday', 'Sunday']) await sheet.getByLabel(day, { exact: true }).check();
  await sheet.getByLabel('Monday, from').fill('09:00');
  await sheet.getByRole('button', { name: 'Save interview hours' }).click();
  await toast(page, 'Interview hours saved');
  const { path } = await propose(site, employer.person, worker.person, { times: [], fromHours: true });
  const own = worker.page;
  await own.goto(path);
  const times = own.getByRole('list', { name: 'Times' }).getByRole('button');
  await own.getByLabel('Day').selectOption({ index: 1 });
  await times.first().click();
  await toast(own, 'Time confirmed');
  await own.getByRole('button', { name: 'Pick another time' }).click();
  await times.last().click();
  await expect(own.getByRole('button', { name: 'Pick another time' })).toBeVisible();
});

test('the page prepares: how soon, the way to get there, the application, and notes that nobody else sees', async ({ site, employer, worker }) => {
  const { path } = await propose(site, employer.person, worker.person, { times: [instant(3)] });
  await site.requestOk('POST', `/api${path}/pick`, { time: instant(3) }, worker.person);
  const { page } = employer;
  await page.goto(path);
  await expect(page.getByText('It starts in 3 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 217-555-0100' })).toHaveAttribute('href', 'tel:2175550100');
  await expect(page.getByRole('region', { name: 'The application' })).toContainText('I can start on Monday.');
  await page.getByLabel(/Your notes/).fill('Ask about knives');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Your notes/)).toHaveValue('Ask about knives');
  await worker.page.goto(path);
  await expect(worker.page.getByLabel(/Your notes/)).toHaveValue('');
});

test('signed out, the pages say what they are for', async ({ page }) => {
  await page.goto('/interviews');
  await expect(page.getByText('Pick a time, see when and where')).toBeVisible();
  await page.goto('/interviews/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Interview' })).toBeVisible();
});

test('someone else’s interview isn’t found', async ({ site, employer, worker }) => {
  const { path } = await propose(site, employer.person, worker.person);
  const stranger = await site.signUp('Sam Stranger', 'employer');
  expect((await site.request('GET', `/api${path}`, undefined, stranger)).status).toBe(404);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('an interview shows both times, and says when it is over', async ({ site, employer, worker: { page, person } }) => {
    const job = await site.postJob(employer.person, { title: 'Line cook' });
    const { id } = await site.apply(person, job.id);
    await site.act(employer.person, id, 'interview', { how: 'video', where: 'https://meet.example.org/cook' });
    await page.goto('/my-jobs');
    const seen = panel(page);
    await expect(seen).toContainText('where you are');
    await expect(seen.getByRole('link', { name: 'https://meet.example.org/cook' })).toHaveAttribute('rel', /noopener/);
    await seen.getByRole('link', { name: 'Prepare or move it' }).click();
    await expect(seen).toContainText('where you are');
    await page.clock.setFixedTime(Date.now() + 3 * dayMs);
    await page.goto('/my-jobs');
    await expect(seen).toContainText('The interview was');
    await expect(seen.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  });
});

test('a confirmed interview can still be changed and canceled from the applicants', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const { id } = await site.apply(worker.person, job.id);
  await site.act(employer.person, id, 'interview', { how: 'in_person', where: '12 Main St' });
  const { page } = employer;
  const own = worker.page;
  const sheet = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  for (const one of [own, page]) {
    await one.goto('/dashboard');
    await expect(one.getByRole('listitem').filter({ hasText: 'Interview with' })).toBeVisible();
  }
  await page.goto(`/jobs/${job.id}/applicants?group=interview`);
  await open();
  await sheet.getByRole('button', { name: 'Change interview' }).click();
  await sheet.getByLabel('How').selectOption('phone');
  await sheet.getByLabel('Number to call').fill('217-555-0100');
  await sheet.getByRole('button', { name: 'Change interview' }).click();
  await toast(page, 'Interview changed');
  await own.goto(`/my-jobs?application=${id}`);
  await expect(panel(own).getByRole('link', { name: '217-555-0100' })).toHaveAttribute('href', 'tel:2175550100');
  await expect(own.getByRole('list', { name: 'What happened' })).toContainText('Interview changed');
  await open();
  await sheet.getByRole('button', { name: 'Cancel interview' }).click();
  await sheet.getByRole('button', { name: 'Cancel interview' }).click();
  await toast(page, 'Interview canceled');
  await own.reload();
  await expect(own.getByText('Interview off, on the shortlist')).toBeVisible();
  await expect(panel(own)).toHaveCount(0);
});

test('if nobody picked a time, either side proposes new ones, in the list, on the card and in the application', async ({
  site,
  employer,
  worker,
}) => {
  const { job, application, path } = await propose(site, employer.person, worker.person);
  const subject = { kind: 'application', id: application };
  const { id } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker.person);
  // The server says that the times have passed.
  const lapse = (page: Page) =>
    page.route(/\/api\/interviews(\?.*|\/\d+)?$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const body = await response.json();
      for (const one of body.items ?? [body]) Object.assign(one, { status: 'lapsed', can: ['move', 'cancel'] });
      return route.fulfill({ response, json: body });
    });
  const own = worker.page;
  await lapse(own);
  await own.goto('/interviews');
  await expect(own.getByRole('link', { name: /No time picked/ })).toBeVisible();
  for (const place of [path, `/messages/${id}`, '/my-jobs']) {
    await own.goto(place);
    await expect(panel(own)).toContainText('No time was picked');
    await expect(panel(own).getByRole('button', { name: 'Propose new times' })).toBeVisible();
  }
  const { page } = employer;
  await lapse(page);
  await page.goto(`/jobs/${job.id}/applicants?group=interview`);
  await page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('No time was picked')).toBeVisible();
  await sheet.getByRole('button', { name: 'Propose new times' }).click();
  await sheet.getByLabel('Day', { exact: true }).fill(ahead(5));
  await sheet.getByLabel('Time', { exact: true }).fill('09:00');
  await sheet.getByRole('button', { name: 'Propose times', exact: true }).click();
  await toast(page, 'Times proposed');
});

test('interview hours have a break, which opening them again keeps', async ({ employer }) => {
  const { page } = employer;
  await page.goto('/interviews');
  await page.getByRole('button', { name: 'Set interview hours' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Monday, until').fill('12:00');
  await sheet.getByLabel('Monday, again after a break').check();
  await sheet.getByLabel('Monday, again from').fill('11:00');
  await sheet.getByLabel('Monday, again until').fill('16:00');
  await sheet.getByRole('button', { name: 'Save interview hours' }).click();
  await expect(sheet.getByText('Choose a start after the break.').first()).toBeVisible();
  await sheet.getByLabel('Monday, again from').fill('13:00');
  await sheet.getByRole('button', { name: 'Save interview hours' }).click();
  await toast(page, 'Interview hours saved');
  await page.getByRole('button', { name: 'Set interview hours' }).click();
  await expect(sheet.getByLabel('Monday, again from')).toHaveValue('13:00');
});
