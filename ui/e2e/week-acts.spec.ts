// How many acts a company's second week takes: copied with two changes, worked, approved and paid. Everyone begins each visit on
// the home page and enters the password again, as after some days.
import { Acts } from './support/acts';
import { violations } from './support/axe';
import type { Person, Site } from './support/site';
import { expect, type Page, settled, test } from './support/test';

const hour = 3_600_000;
const day = 24 * hour;
const names = ['Ada Abbott', 'Ben Burke', 'Cora Cole', 'Dan Dorsey', 'Eve Ellis'];
const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

interface Hired {
  person: Person;
  contract: number;
  page: Page;
  acts: Acts;
}

/** The first day of a week, counted from this one in the site's time zone. */
async function weekFromNow(site: Site, boss: Person, weeks: number): Promise<string> {
  const { firstDay } = await site.requestOk<{ firstDay: string }>('GET', '/api/roster', undefined, boss);
  return new Date(Date.parse(`${firstDay}T00:00:00Z`) + weeks * 7 * day).toISOString().slice(0, 10);
}

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await settled(page);
}

/** Reads as the person on a page, whose session has another id after each password. */
async function read(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function enterPassword({ page, acts, person }: Pick<Hired, 'page' | 'acts' | 'person'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await acts.fill(dialog.getByLabel('Password', { exact: true }), person.password);
  await acts.tap(dialog.getByRole('button', { name: 'Continue' }));
}

/** Sends in, approves, pays and confirms a week as it was planned, without a browser. */
async function settleWeek(site: Site, boss: Person, hired: Hired[], week: string): Promise<void> {
  for (const { person, contract } of hired) {
    await site.requestOk('POST', `/api/contracts/${contract}/timesheets/${week}/planned`, { send: true }, person);
  }
  const waiting = await site.requestOk<{ items: { sheet: { contractId: number; week: string; version: number } }[] }>(
    'GET',
    '/api/timesheets',
    undefined,
    boss,
  );
  const sheets = waiting.items.map(({ sheet: { contractId, week: of, version } }) => ({ contractId, week: of, version }));
  await site.requestOk('POST', '/api/timesheets/approve', { sheets }, boss);
  const due = await site.requestOk<{ items: { id: number; total: number }[] }>('GET', '/api/payables', undefined, boss);
  const invoices = due.items.map(({ id, total }) => ({ id, amount: total }));
  const paidOn = new Date(Date.now() - day).toISOString().slice(0, 10);
  await site.requestOk('POST', '/api/payables', { invoices, method: 'cash', paidOn }, boss);
  for (const { person, contract } of hired) {
    const paid = await site.requestOk<{ items: { id: number }[] }>('GET', `/api/contracts/${contract}/payments`, undefined, person);
    await site.requestOk('POST', `/api/payments/${paid.items[0]?.id}/confirm`, {}, person);
  }
}

test.use({ snapshot: 'quiet' });
test.setTimeout(180_000);

test('a second week of five people takes the employer at most 25 acts and each worker at most six', async ({ site, server, employer, open }) => {
  const boss = { ...employer, acts: new Acts() };
  const { id: employerId } = await site.requestOk<{ id: number }>('POST', '/api/employers', { kind: 'business', name: 'Corner Café' }, boss.person);
  const job = await site.postJob(boss.person, { title: 'Counter help', employerId, openings: names.length });
  const hired: Hired[] = [];
  for (const name of names) {
    const person = await site.signUp(name, 'worker');
    const contract = await site.hire(boss.person, person, job);
    hired.push({ person, contract, page: await open(person), acts: new Acts() });
  }

  // Everyone works on three days of the first week, five hours each: more pay than is confirmed without the password.
  const start = Date.parse(`${await weekFromNow(site, boss.person, 1)}T15:00:00Z`);
  const plan = hired.flatMap(({ contract }, index) =>
    [0, 2, 4].map((days) => {
      const startsAt = start + (days + (index % 3)) * day;
      return { contractId: contract, startsAt, endsAt: startsAt + 5 * hour };
    }),
  );
  await site.requestOk('POST', '/api/roster', { employerId, plan }, boss.person);
  for (const { person, contract } of hired) await site.requestOk('POST', `/api/contracts/${contract}/shifts/confirm`, {}, person);
  await server.passDays(7);

  // It's this week now. The employer copies it to the next one, and changes two things.
  const { page, acts } = boss;
  await home(page);
  await acts.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Project Manager' }));
  await acts.tap(page.getByRole('link', { name: 'Plan the week' }));
  await acts.tap(page.getByRole('button', { name: 'The week after' }));
  await expect(page.getByText('this week')).toHaveCount(0);
  await acts.tap(page.getByRole('button', { name: 'Copy last week' }));
  await toast(page, '15 shifts copied');
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  const sheet = page.getByRole('dialog');
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, .+–`) }).and(page.locator(':visible'));
  await acts.tap(days.nth(2));
  await acts.tap(chip('Ada Abbott'));
  await acts.fill(sheet.getByLabel('From'), '11:00');
  await acts.fill(sheet.getByLabel('To', { exact: true }), '18:00');
  await acts.tap(sheet.getByRole('button', { name: 'Save' }));
  await acts.tap(days.nth(5));
  await acts.tap(chip('Ben Burke'));
  await acts.tap(sheet.getByRole('button', { name: 'Remove' }));
  await acts.tap(page.getByRole('button', { name: 'Send to 5 people' }));
  await toast(page, 'Sent');

  for (const worker of hired) {
    await home(worker.page);
    expect(await violations(worker.page)).toEqual([]);
    await worker.acts.tap(worker.page.getByRole('button', { name: 'I’ll be there' }));
    await toast(worker.page, 'Shifts confirmed');
  }

  // Two weeks later, the first one is settled, and the second one is over.
  await server.passDays(14);
  await settleWeek(site, boss.person, hired, await weekFromNow(site, boss.person, -2));
  server.forgetPasswords();
  for (const worker of hired) {
    await home(worker.page);
    await worker.acts.tap(worker.page.getByRole('button', { name: /^Send in \d+ h$/ }));
    await toast(worker.page, 'Hours sent in');
  }

  await home(page);
  await acts.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Project Manager' }));
  await acts.tap(page.getByRole('button', { name: 'Approve all 5' }));
  await acts.tap(page.getByRole('dialog').getByRole('button', { name: 'Approve all' }));
  await enterPassword(boss);
  await toast(page, 'Hours of 5 people approved');
  await acts.tap(page.getByRole('link', { name: 'Invoices and payments' }));
  await acts.tap(page.getByRole('button', { name: 'Record payments for 5 invoices' }));
  await acts.choose(sheet.getByLabel('How'), 'bank');
  await acts.tap(sheet.getByRole('button', { name: 'Record 5 payments' }));
  await toast(page, '5 payments recorded');

  for (const worker of hired) {
    await home(worker.page);
    await worker.acts.tap(worker.page.getByRole('button', { name: 'Confirm', exact: true }));
    await worker.acts.tap(worker.page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }));
    await enterPassword(worker);
    await toast(worker.page, 'Payment confirmed');
  }

  // Both weeks are paid, and nothing is open for anyone. Ada worked two hours longer, Ben five hours less.
  const worked = [15 + 17, 15 + 10, 30, 30, 30];
  for (const [index, worker] of hired.entries()) {
    const billed = (worked[index] ?? 0) * 1950;
    const money = await read(worker.page, `/api/contracts/${worker.contract}/money`);
    expect(money, worker.person.name).toMatchObject({ billed, paid: billed, open: 0, recorded: 0 });
  }
  for (const one of [boss, ...hired]) {
    for (const path of ['/api/contracts?filter=due', '/api/timesheets', '/api/payables', '/api/invoices?filter=open']) {
      expect(await read(one.page, path), `${one.person.name} ${path}`).toMatchObject({ items: [] });
    }
  }
  const counts = `The employer took ${acts.count} acts, the workers ${hired.map((worker) => worker.acts.count).join(', ')}.`;
  expect(acts.count, counts).toBeLessThanOrEqual(25);
  for (const worker of hired) expect(worker.acts.count, counts).toBeLessThanOrEqual(6);
});
