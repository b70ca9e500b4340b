// How many acts everyday tasks take; acts.spec.ts counts a first visit's, week-acts.spec.ts a company's week. The limits are
// what the tasks took when these tests were written.
import { Acts } from './support/acts';
import { pressFloating } from './support/floating';
import { password, type Site, uniqueWord } from './support/site';
import { people } from './support/snapshots';
import { expect, type Page, settled, test } from './support/test';

const minute = 60_000;
const day = 1440 * minute;
const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await settled(page);
}

/** Ten people apply; returns the job, and the last of them. */
async function tenApplicants(site: Site, boss: Parameters<Site['postJob']>[0]) {
  const job = await site.postJob(boss, { title: `Dishwasher ${uniqueWord()}` });
  let last = await site.signUp('Ann Able', 'worker');
  await site.apply(last, job.id);
  for (const name of ['Bo Bell', 'Cy Cole', 'Di Dean', 'Ed Ames', 'Flo Finn', 'Gus Gray', 'Hal Hunt', 'Ida Ivey', 'Rosa Miller']) {
    last = await site.signUp(name, 'worker');
    await site.apply(last, job.id);
  }
  return { job, last };
}

/** The first of the next steps on Home. */
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next steps' }).getByRole('link').first();

test('one of ten applicants is hired in four acts, says yes in three, and writes in three', async ({ site, employer, open }) => {
  const { last } = await tenApplicants(site, employer.person);
  const [boss, acts] = [employer.page, new Acts()];
  await home(boss);
  await acts.tap(nextStep(boss));
  await acts.tap(boss.getByRole('button', { name: 'Open the application from Rosa M.' }));
  await acts.tap(boss.getByRole('dialog').getByRole('button', { name: 'Make an offer' }));
  await acts.tap(boss.getByRole('button', { name: 'Send the offer' }));
  await toast(boss, 'Offer sent');
  expect(acts.count).toBe(4);

  const [hand, answer, message] = [await open(last), new Acts(), new Acts()];
  await home(hand);
  await answer.tap(nextStep(hand));
  await answer.tap(hand.getByRole('button', { name: 'Accept offer' }));
  await answer.tap(hand.getByRole('dialog').getByRole('button', { name: 'Accept offer' }));
  await toast(hand, 'You’re hired');
  expect(answer.count).toBe(3);
  await message.tap(hand.getByRole('main').getByRole('button', { name: 'Message', exact: true }));
  await message.fill(hand.getByLabel('Message', { exact: true }), 'See you Monday.');
  await message.tap(hand.getByRole('button', { name: 'Send', exact: true }));
  await boss.goto('/messages');
  await expect(boss.getByText('See you Monday.').first()).toBeVisible();
  expect(message.count).toBe(3);
});

test('two of ten are compared, and one gets an offer, in six acts', async ({ site, employer }) => {
  await tenApplicants(site, employer.person);
  const [page, acts] = [employer.page, new Acts()];
  await home(page);
  await acts.tap(nextStep(page));
  for (const name of ['Rosa M.', 'Ida I.']) await acts.tap(page.getByLabel(`Compare ${name}`));
  await acts.tap(page.getByRole('link', { name: 'Compare 2' }));
  await acts.tap(page.getByRole('button', { name: 'Make Rosa an offer' }));
  await acts.tap(page.getByRole('button', { name: 'Send the offer' }));
  await toast(page, 'Offer sent');
  expect(acts.count).toBe(6);
});

test('someone clocks in with the code on the screen in three acts', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Clean offices' }));
  const startsAt = Math.floor(Date.now() / minute) * minute - 5 * minute;
  await site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt, endsAt: startsAt + 120 * minute }, employer.person);
  const { code } = await site.requestOk<{ code: string }>('GET', `/api/contracts/${id}/clock-code`, undefined, employer.person);
  const [page, acts] = [worker.page, new Acts()];
  await home(page);
  await acts.tap(page.getByRole('button', { name: 'Clock in' }).first());
  await acts.fill(page.getByRole('dialog').getByLabel('Code'), code);
  await acts.tap(page.getByRole('dialog').getByRole('button', { name: 'Clock in' }));
  await toast(page, 'Clocked in');
  expect(acts.count).toBe(3);
});

test('a dispute is filed from the contract in five acts', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Clean offices' }));
  const [page, acts] = [worker.page, new Acts()];
  await page.goto(`/contracts/${id}`);
  await acts.tap(page.getByRole('tab', { name: 'Terms' }));
  await acts.tap(page.getByRole('link', { name: 'File a dispute' }));
  await acts.fill(page.getByLabel('How much you ask for'), '60');
  await acts.fill(page.getByLabel('What happened'), 'Three more hours were promised.');
  await acts.tap(page.getByRole('button', { name: 'File dispute' }));
  await toast(page, 'Dispute filed');
  expect(acts.count).toBe(5);
});

test('tonight’s dishwasher is asked in seven acts and comes in two', async ({ site, employer, worker }) => {
  const availability = {
    available: true,
    city: 'Springfield',
    state: 'IL',
    radiusMiles: 10,
    categories: ['food'],
    minRate: null,
    rateUnit: 'hour',
    hours: [],
  };
  await site.requestOk('PUT', '/api/availability', availability, worker.person);
  const [boss, acts, answer] = [employer.page, new Acts(), new Acts()];
  await home(boss);
  await acts.tap(boss.getByRole('button', { name: 'More' }));
  await acts.tap(boss.getByRole('dialog').getByRole('link', { name: 'Rapid Hire' }));
  await acts.fill(boss.getByLabel('What do you need done?'), 'Dishwasher');
  await acts.fill(boss.getByLabel('Pay', { exact: true }), '18');
  await acts.fill(boss.getByLabel('Street address of the work'), '12 Mill Street');
  await acts.fill(boss.getByRole('group', { name: 'Where to go' }).getByLabel('Phone'), '503-555-0142');
  await acts.tap(boss.getByRole('button', { name: 'Find people' }));
  await toast(boss, '1 person asked');
  expect(acts.count).toBe(7);

  const hand = worker.page;
  await hand.goto('/rapid-hire');
  await answer.tap(hand.getByRole('button', { name: 'Yes, I’ll come' }));
  await answer.tap(hand.getByRole('button', { name: 'Confirm, I’ll be there' }));
  await toast(hand, 'You’re hired');
  await expect(hand.getByRole('region', { name: 'Dishwasher' })).toContainText('12 Mill Street, Springfield, IL');
  expect(answer.count).toBe(2);
});

test('a support question is answered in four acts', async ({ page, open }) => {
  const office = await open(people().agent);
  const text = uniqueWord();
  await page.goto('/jobs');
  await settled(page);
  await pressFloating(page, 'Live Support');
  const panel = page.getByRole('dialog', { name: 'Live Support' });
  await panel.getByPlaceholder('Type your message...').fill(text);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByRole('log')).toContainText(text);
  const acts = new Acts();
  await home(office);
  await acts.tap(nextStep(office));
  await acts.tap(office.getByRole('link').filter({ hasText: text }));
  await acts.fill(office.getByLabel('Your reply'), 'On Depot Street.');
  await acts.tap(office.getByRole('button', { name: 'Send reply' }));
  await expect(panel.getByRole('log')).toContainText('On Depot Street.');
  expect(acts.count).toBe(4);
});

test.describe('on the operator’s first day', () => {
  test.use({ snapshot: 'unclaimed' });

  test('the site is set up in eight acts', async ({ page, server }) => {
    const acts = new Acts();
    await page.goto(`/setup#token=${server.token}`);
    await acts.fill(page.getByLabel('Your name'), 'Olga Office');
    await acts.fill(page.getByLabel('Email'), 'olga@example.org');
    await acts.fill(page.getByLabel('Password', { exact: true }), password);
    await acts.tap(page.getByRole('button', { name: 'Continue' }));
    await acts.fill(page.getByRole('combobox', { name: 'Town' }), 'Springfield, IL');
    for (const step of [3, 4]) {
      await acts.tap(page.getByRole('button', { name: 'Continue' }));
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    }
    await acts.tap(page.getByRole('button', { name: 'Open the site' }));
    await expect(page).toHaveURL('/admin-dashboard');
    expect(acts.count).toBe(8);
  });
});

test.describe('with an empty board', () => {
  test.use({ snapshot: 'quiet' });

  test('a second week of hours by hand is sent in with six acts', async ({ site, server, employer, worker }) => {
    const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Clean offices' }));
    await server.passDays(21);
    const { firstDay } = await site.requestOk<{ firstDay: string }>('GET', '/api/roster', undefined, employer.person);
    const before = Date.parse(`${firstDay}T15:00:00Z`) - 14 * day;
    for (const days of [0, 1, 2, 3, 4]) {
      const startedAt = before + days * day;
      const entry = { clientId: `by-hand-${days}`, startedAt, endedAt: startedAt + 300 * minute, memo: '', manual: true, confirmed: true };
      await site.requestOk('POST', `/api/contracts/${id}/entries`, entry, worker.person);
    }
    const [page, acts] = [worker.page, new Acts()];
    await home(page);
    await acts.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Project Manager' }));
    await acts.tap(page.getByRole('main').getByRole('link', { name: 'Clean offices' }).last());
    await acts.tap(page.getByRole('button', { name: 'The week before' }));
    await acts.tap(page.getByRole('button', { name: 'Same times as last week' }));
    await toast(page, 'Hours added');
    await acts.tap(page.getByRole('region', { name: 'Hours', exact: true }).getByRole('button', { name: 'Send in' }));
    await acts.tap(page.getByRole('dialog').getByRole('button', { name: 'Send in' }));
    await toast(page, 'Hours sent in');
    const waiting = await site.requestOk<{ items: { sheet: { seconds: number } }[] }>('GET', '/api/timesheets', undefined, employer.person);
    expect(JSON.stringify(waiting.items)).toContain(String(5 * 5 * 3600));
    expect(acts.count).toBe(6);
  });
});
