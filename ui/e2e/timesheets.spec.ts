// Hours worked: the timer with and without a signal, weekly timesheets, and both sides of them.
import { violations } from './support/axe';
import { picture } from './support/files';
import { readyForOffline } from './support/offline';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const timerOf = (page: Page) => page.locator('.timer');
const hoursOf = (page: Page) => page.getByRole('region', { name: 'Hours', exact: true });
const hour = 3_600_000;

/** Adds hours through the API that began so many hours ago. */
const hoursAgo = (ago: number, length: number) => {
  const startedAt = Math.floor(Date.now() / 60_000) * 60_000 - ago * hour;
  return { clientId: `device-${ago}-${length}`, startedAt, endedAt: startedAt + length * hour, memo: 'Windows', manual: true, confirmed: true };
};

test('a week is timed, sent in, questioned and approved, and both sides see it live @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Hang windows' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto(`/contracts/${id}`);
  await boss.goto(`/contracts/${id}`);
  await expect(timerOf(boss)).toHaveCount(0);
  await timerOf(hand).getByLabel('What you’re doing').fill('Front of the house');
  await timerOf(hand).getByRole('button', { name: 'Start timer' }).click();
  await expect(hoursOf(boss)).toContainText('Walter Wrightson has been working since');
  expect(await violations(hand)).toEqual([]);

  // It goes on over a reload, and every page shows it.
  await hand.reload();
  await expect(timerOf(hand)).toContainText('Running since');
  await expect(timerOf(hand).getByLabel('What you’re doing')).toHaveValue('Front of the house');
  await hand.goto('/jobs');
  const bar = hand.locator('.timer-bar');
  await expect(bar).toContainText('Hang windows');
  expect(await violations(hand)).toEqual([]);
  await bar.getByRole('link', { name: 'Hang windows' }).click();
  await expect(bar).toHaveCount(0);
  await timerOf(hand).getByRole('button', { name: 'Pause' }).click();
  await expect(timerOf(hand)).toContainText('On a break since');
  await timerOf(hand).getByRole('button', { name: 'Go on' }).click();
  await timerOf(hand).getByRole('button', { name: 'Stop' }).click();
  await expect(hoursOf(hand).getByRole('button', { name: /Front of the house/ })).toHaveCount(2);
  await expect(hoursOf(boss)).not.toContainText('has been working since');
  await expect(hoursOf(boss).getByRole('button', { name: /Front of the house/ })).toHaveCount(2);

  await hoursOf(hand).getByRole('button', { name: 'Send in' }).click();
  await hand.getByRole('dialog').getByLabel('Message to').fill('A short one.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Send in' }).click();
  await toast(hand, 'Hours sent in');
  await boss.goto('/project-management');
  const waiting = boss.getByRole('list', { name: 'Hours to approve' });
  await expect(waiting).toContainText('Walter Wrightson');
  expect(await violations(boss)).toEqual([]);
  await waiting.getByRole('link', { name: 'View hours' }).click();
  await expect(hoursOf(boss)).toContainText('“A short one.”');
  await hoursOf(boss)
    .getByRole('button', { name: /Front of the house/ })
    .first()
    .click();
  await boss.getByRole('dialog').getByLabel('Comment or question').fill('Which window?');
  expect(await violations(boss)).toEqual([]);
  await boss.getByRole('dialog').getByRole('button', { name: 'Send comment' }).click();
  await toast(boss, 'Comment sent');
  await hoursOf(hand)
    .getByRole('button', { name: /Front of the house/ })
    .first()
    .click();
  await expect(hand.getByRole('dialog')).toContainText('Which window?');
  await hand.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await boss.goto('/project-management');
  await waiting.getByRole('button', { name: 'Approve the hours of Walter Wrightson' }).click();
  await expect(boss.getByRole('dialog')).toContainText('You owe Walter Wrightson $');
  await boss.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await toast(boss, 'Hours approved');
  await expect(waiting).toHaveCount(0);
  await expect(hoursOf(hand)).toContainText('Approved by');
  await hand.goto('/project-management');
  await hand.getByRole('link', { name: 'Your hours this year' }).click();
  await expect(hand.getByRole('list', { name: 'By employer' })).toContainText('Hang windows');
  expect(await violations(hand)).toEqual([]);
});

test('hours typed in by hand say what is wrong, and are changed and deleted @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Hang windows' });
  const id = await site.hire(employer.person, worker.person, job);
  // Six hours ago may be another week.
  const entry = await site.requestOk<{ day: string }>('POST', `/api/contracts/${id}/entries`, hoursAgo(6, 1), worker.person);
  const { page } = worker;
  await page.goto(`/contracts/${id}?week=${entry.day}`);
  const lines = hoursOf(page).getByRole('button', { name: /Windows|Putty/ });
  await expect(lines).toHaveCount(1);
  await hoursOf(page).getByRole('button', { name: 'Add hours' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Choose a time.').first()).toBeVisible();
  // From ten to past midnight.
  const day = new Date(Date.now() - 72 * hour).toISOString().slice(0, 10);
  await sheet.getByLabel('Day').fill(day);
  await sheet.getByLabel('From').fill('22:00');
  await sheet.getByLabel('To', { exact: true }).fill('00:30');
  await expect(sheet).toContainText('2 h 30 min, until the next day');
  await sheet.getByLabel('What you did').fill('Putty');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toContainText('This is before the contract’s first day');
  await sheet.getByRole('button', { name: 'It’s right, save' }).click();
  await toast(page, 'Hours added');
  await page.goto(`/contracts/${id}?week=${day}`);
  await page.getByRole('button', { name: /Putty/ }).click();
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await expect(sheet.getByLabel('From')).toHaveValue('22:00');
  await sheet.getByLabel('To', { exact: true }).fill('23:00');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Hours saved');
  await expect(page.getByRole('button', { name: /Putty/ })).toContainText('1 h');
  // The same hours again.
  await hoursOf(page).getByRole('button', { name: 'Add hours' }).click();
  await sheet.getByLabel('Day').fill(day);
  await sheet.getByLabel('From').fill('22:30');
  await sheet.getByLabel('To', { exact: true }).fill('23:30');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('button', { name: 'It’s right, save' }).click();
  await expect(sheet).toContainText('You already have hours from 10:00 PM to 11:00 PM');
  await expect(sheet.getByLabel('From')).toHaveValue('22:30');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Putty/ }).click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete these hours?' }).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Hours deleted');
  await expect(page.getByRole('button', { name: /Putty/ })).toHaveCount(0);
});

test('a photo and a place are added only by a tap, and the employer sees them', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person, { title: 'Hang windows' });
  const id = await site.hire(employer.person, worker.person, job);
  const page = await open(worker.person, { permissions: ['geolocation'], geolocation: { latitude: 44.05, longitude: -123.09 } });
  await page.goto(`/contracts/${id}`);
  const asked = await page.evaluate(() => {
    const { geolocation } = navigator;
    const count = { value: 0 };
    const original = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      count.value += 1;
      original(...args);
    };
    Object.assign(window, { asked: count });
    return count.value;
  });
  await timerOf(page).getByRole('button', { name: 'Start timer' }).click();
  await expect(timerOf(page)).toContainText('Running since');
  expect(asked).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { asked: { value: number } }).asked.value)).toBe(0);
  await timerOf(page).getByRole('button', { name: 'Add where I am' }).click();
  await timerOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(timerOf(page)).toContainText('Added: 1 photo and where you are.');
  await timerOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(hoursOf(page).getByText('1 photo')).toBeAttached();
  await employer.page.goto(`/contracts/${id}`);
  await hoursOf(employer.page)
    .getByRole('button', { name: /With a place/ })
    .click();
  const sheet = employer.page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: 'window' })).toBeVisible();
  await expect(sheet).toContainText('44.05000, -123.09000');
  await expect(sheet.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
});

test('two devices share one timer, and a conflict is the worker’s to resolve', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person, { title: 'Hang windows' });
  const id = await site.hire(employer.person, worker.person, job);
  const phone = worker.page;
  const tablet = await open(worker.person);
  await phone.goto(`/contracts/${id}`);
  await tablet.goto(`/contracts/${id}`);
  await timerOf(phone).getByRole('button', { name: 'Start timer' }).click();
  await expect(timerOf(tablet)).toContainText('Running since');
  await timerOf(tablet).getByRole('button', { name: 'Stop' }).click();
  await expect(timerOf(phone)).toContainText('Start timer');
  // Both stop it, one without a signal: the later one hears that it was stopped before.
  await timerOf(phone).getByRole('button', { name: 'Start timer' }).click();
  await expect(timerOf(tablet)).toContainText('Running since');
  await tablet.context().setOffline(true);
  await timerOf(phone).getByRole('button', { name: 'Stop' }).click();
  await expect(timerOf(phone)).toContainText('Start timer');
  await timerOf(tablet).getByRole('button', { name: 'Stop' }).click();
  await tablet.context().setOffline(false);
  await toast(tablet, 'This timer was stopped before');
  // One begins without a signal while the other runs.
  await tablet.context().setOffline(true);
  await timerOf(tablet).getByRole('button', { name: 'Start timer' }).click();
  await timerOf(phone).getByRole('button', { name: 'Start timer' }).click();
  await expect(hoursOf(employer.page)).toHaveCount(0);
  await expect.poll(async () => site.requestOk('GET', '/api/timer', undefined, worker.person)).not.toBeNull();
  await tablet.context().setOffline(false);
  const refused = tablet.getByRole('list', { name: 'Hours that aren’t saved yet' });
  await expect(refused).toContainText('Another timer is running');
  await timerOf(phone).getByRole('button', { name: 'Stop' }).click();
  await expect(timerOf(phone)).toContainText('Start timer');
  await refused.getByRole('button', { name: 'Start from now' }).click();
  await expect(refused).toHaveCount(0);
  await expect(timerOf(phone)).toContainText('Running since');
});

test.describe('without a signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the timer goes on over a reload and a restart, with the device’s clock ahead, and is sent once', async ({
    server,
    site,
    employer,
    worker,
  }) => {
    const job = await site.postJob(employer.person, { title: 'Hang windows' });
    const id = await site.hire(employer.person, worker.person, job);
    const { page } = worker;
    await page.goto(`/contracts/${id}`);
    await readyForOffline(page);
    await expect(timerOf(page)).toBeVisible();
    await server.stop();
    await timerOf(page).getByRole('button', { name: 'Start timer' }).click();
    await expect(timerOf(page)).toContainText('Running since');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hang windows' })).toBeVisible();
    await expect(timerOf(page)).toContainText('Running since');
    // Ten minutes ahead, and half an hour later by that clock.
    await page.clock.install({ time: Date.now() + 40 * 60_000 });
    await timerOf(page).getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('list', { name: 'Hours that aren’t saved yet' })).toContainText('sent when you’re back online');
    await server.start();
    await page.goto('/project-management');
    interface Sheet {
      entries: { clockAhead: number; manual: boolean; figures: { seconds: number } }[];
    }
    const sheets = `/api/contracts/${id}/timesheets`;
    const entries = async () => {
      const { items } = await site.requestOk<{ items: { week: string }[] }>('GET', sheets, undefined, employer.person);
      const found = await Promise.all(items.map(({ week }) => site.requestOk<Sheet>('GET', `${sheets}/${week}`, undefined, employer.person)));
      return found.flatMap((sheet) => sheet.entries);
    };
    await expect.poll(async () => (await entries()).length).toBe(1);
    const [entry] = await entries();
    expect(entry).toMatchObject({ manual: false });
    expect(entry?.clockAhead).toBeGreaterThan(9 * 60_000);
    expect(entry?.figures.seconds).toBeGreaterThanOrEqual(39 * 60);
    await page.goto(`/contracts/${id}`);
    await expect(page.getByRole('list', { name: 'Hours that aren’t saved yet' })).toHaveCount(0);
    expect(await entries()).toHaveLength(1);
  });

  test('signing out says that hours would be lost', async ({ site, employer, worker }) => {
    const job = await site.postJob(employer.person, { title: 'Hang windows' });
    const id = await site.hire(employer.person, worker.person, job);
    const { page } = worker;
    await page.goto(`/contracts/${id}`);
    await expect(timerOf(page)).toBeVisible();
    await readyForOffline(page);
    await page.context().setOffline(true);
    await timerOf(page).getByRole('button', { name: 'Start timer' }).click();
    await timerOf(page).getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('list', { name: 'Hours that aren’t saved yet' })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out with 1 unsaved entry of hours?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.context().setOffline(false);
  });
});
