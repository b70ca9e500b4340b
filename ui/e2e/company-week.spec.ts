// A company's week: planned for everyone on one page, copied, changed and sent; hours approved and paid for all at once.
import { violations } from './support/axe';
import type { Person } from './support/site';
import { expect, type Page, test } from './support/test';

const day = 86_400_000;
const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const date = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10);
const grid = (week: string) => `/project-management?view=week&week=${week}`;

test('a week of two people is planned, copied, changed and sent @wide', async ({ site, employer, worker, open }) => {
  const hired = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Evening cleaner' }));
  const cora = await site.signUp('Cora Colleague', 'worker');
  await site.hire(employer.person, cora, await site.postJob(employer.person, { title: 'Window cleaner' }));
  const boss = employer.page;
  const wide = (boss.viewportSize()?.width ?? 0) > 900;
  await boss.goto('/project-management');
  await boss.getByRole('link', { name: 'Plan the week' }).click();
  await expect(boss.getByRole('heading', { level: 1 })).toHaveText('Week schedule');
  await boss.goto(grid(date(14)));
  if (!wide) await boss.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click();
  const plan = async (name: string, from: string, to: string) => {
    const button = boss.getByRole('button', { name: `Plan ${name} on` }).and(boss.locator(':visible'));
    await (wide ? button.nth(2) : button).click();
    const sheet = boss.getByRole('dialog');
    await sheet.getByLabel('From').fill(from);
    await sheet.getByLabel('To', { exact: true }).fill(to);
    expect(await violations(boss)).toEqual([]);
    await sheet.getByRole('button', { name: 'Add shift' }).click();
    await expect(sheet).toHaveCount(0);
  };
  await plan('Walter Wrightson', '08:00', '12:00');
  await plan('Cora Colleague', '18:00', '22:00');
  // Not sent yet, so a reload keeps it and nobody knows.
  await boss.reload();
  await expect(boss.getByText('2 changes')).toBeVisible();
  expect(await violations(boss)).toEqual([]);
  await boss.getByRole('button', { name: 'Send to 2 people' }).click();
  await toast(boss, 'Sent');
  if (!wide) await boss.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click();
  const chip = (name: string) => boss.getByRole('button', { name: new RegExp(`^${name}, .+–`) }).and(boss.locator(':visible'));
  await expect(chip('Walter Wrightson')).toContainText('Not confirmed');

  // Both hear about it; the other week is a copy with one change.
  await worker.page.goto(`/contracts/${hired}?tab=hours`);
  await worker.page.getByRole('button', { name: 'I’ll be there' }).click();
  await toast(worker.page, 'Shift confirmed');
  await expect(chip('Walter Wrightson')).toContainText('Confirmed');
  await boss.goto(grid(date(21)));
  await boss.getByRole('button', { name: 'Copy last week' }).click();
  await toast(boss, '2 shifts copied');
  if (!wide) await boss.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click();
  await chip('Cora Colleague').click();
  await boss.getByRole('dialog').getByLabel('From').fill('19:00');
  await boss.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await boss.getByRole('button', { name: 'Send to 2 people' }).click();
  await toast(boss, 'Sent');
  const hers = await open(cora);
  await hers.goto('/notifications');
  await expect(hers.getByText('planned a shift for you')).toHaveCount(2);

  // A shift that's sent moves by another one in its place, and the first isn't left over.
  await chip('Cora Colleague').click();
  await boss.getByRole('dialog').getByLabel('From').fill('20:00');
  await boss.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(chip('Cora Colleague')).toContainText('Change not sent');
  await boss.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(boss.getByText('not sent yet')).toHaveCount(0);
  await expect(chip('Cora Colleague')).toHaveCount(1);
  await boss.getByRole('button', { name: 'Copy last week' }).click();
  await toast(boss, 'Nothing to copy');
});

test('hours and payments of two people take one act each', async ({ site, server, employer, worker }) => {
  const cora = await site.signUp('Cora Colleague', 'worker');
  const boss = employer.page;
  const hired: [Person, number][] = [];
  for (const person of [worker.person, cora]) {
    hired.push([person, await site.hire(employer.person, person, await site.postJob(employer.person, { title: 'Evening cleaner' }))]);
  }
  // An hour ago may have been the day before the contract.
  await server.passDays(1);
  for (const [person, id] of hired) {
    const endedAt = Date.now() - 60_000;
    const hours = { clientId: `device-hours-${id}`, startedAt: endedAt - 3_600_000, endedAt, manual: true };
    const entry = (await site.requestOk('POST', `/api/contracts/${id}/entries`, hours, person)) as { week: string };
    await site.requestOk('POST', `/api/contracts/${id}/timesheets/${entry.week}/submit`, {}, person);
  }
  await boss.goto('/project-management');
  await boss.getByRole('button', { name: 'Approve all 2' }).click();
  const dialog = boss.getByRole('dialog');
  await expect(dialog).toContainText('Cora Colleague');
  await expect(dialog).toContainText('Together');
  expect(await violations(boss)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve all' }).click();
  await toast(boss, 'Hours of 2 people approved');
  await boss.goto('/payments');
  await boss.getByRole('button', { name: 'Record payments for 2 invoices' }).click();
  const sheet = boss.getByRole('dialog');
  await sheet.getByText('Cora Colleague').click();
  await expect(sheet.getByRole('button', { name: 'Record 1 payment' })).toBeVisible();
  await sheet.getByText('Cora Colleague').click();
  expect(await violations(boss)).toEqual([]);
  await sheet.getByRole('button', { name: 'Record 2 payments' }).click();
  await toast(boss, '2 payments recorded');
  await expect(boss.getByRole('button', { name: /Record payments/ })).toHaveCount(0);
  await worker.page.goto('/dashboard');
  await expect(worker.page.getByText(/payment/i).first()).toBeVisible();
});
