// Shifts: planned, confirmed, clocked in with the code on a screen, and taken over by someone else.
import { execFileSync } from 'node:child_process';
import { violations } from './support/axe';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const shiftsOf = (page: Page) => page.getByRole('region', { name: 'Shifts', exact: true });
const nextOf = (page: Page) => page.getByRole('region', { name: 'Next shift' });
const board = (page: Page) => page.getByRole('region', { name: 'Shifts of the week' });
const minute = 60_000;

test('a worker scans the code at the door, and the hours are on the timesheet @wide', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person, { title: 'Clean the offices' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/contracts/${id}`);
  await hand.goto(`/contracts/${id}`);
  await expect(shiftsOf(boss)).toContainText('Plan when Walter Wrightson works.');
  await expect(shiftsOf(hand)).toHaveCount(0);
  await shiftsOf(boss).getByRole('button', { name: 'Plan shifts' }).click();
  const sheet = boss.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Plan shift' }).click();
  await expect(sheet.getByText('Choose a time.').first()).toBeVisible();
  await sheet.getByLabel('Day').fill(new Date(Date.now() + 3 * 24 * 60 * minute).toISOString().slice(0, 10));
  await sheet.getByLabel('From').fill('20:00');
  await sheet.getByLabel('To', { exact: true }).fill('01:00');
  await expect(sheet).toContainText('It ends the next day.');
  expect(await violations(boss)).toEqual([]);
  await sheet.getByRole('button', { name: 'Plan shift' }).click();
  await toast(boss, 'Shift planned');
  await nextOf(hand).getByRole('button', { name: 'I’ll be there' }).click();
  await toast(hand, 'Shift confirmed');
  await expect(nextOf(boss)).toContainText('Confirmed');
  await expect(shiftsOf(boss)).toContainText('No others are planned.');

  // One that has just begun.
  const startsAt = Math.floor(Date.now() / minute) * minute - 5 * minute;
  await site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt, endsAt: startsAt + 120 * minute }, employer.person);
  await shiftsOf(boss).getByRole('button', { name: 'Show clock-in code' }).click();
  await sheet.getByLabel('Where the screen is').fill('Kitchen door');
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const url = await sheet.getByLabel('Link for the screen').inputValue();
  expect(await violations(boss)).toEqual([]);
  const kiosk = await open(null);
  await kiosk.goto(new URL(url).pathname);
  await expect(kiosk.getByRole('heading', { level: 1, name: /^Clock in at / })).toBeVisible();
  expect(await violations(kiosk)).toEqual([]);
  const digits =
    (await kiosk
      .locator('.clock-digits')
      .getByText(/^\d{4}$/)
      .textContent()) ?? '';
  // What the camera of a phone opens.
  await hand.goto(`/project-management?code=${digits}`);
  await board(hand).getByRole('button', { name: 'Clock in' }).click();
  await expect(hand.getByRole('dialog').getByLabel('Code')).toHaveValue(digits);
  expect(await violations(hand)).toEqual([]);
  await hand.getByRole('dialog').getByRole('button', { name: 'Clock in' }).click();
  await toast(hand, 'Clocked in');
  await expect(hand.locator('.timer-bar')).toContainText('Clean the offices');
  await boss.goto('/project-management');
  await expect(board(boss)).toContainText('At work');
  await expect(board(boss)).toContainText('with the code');
  expect(await violations(boss)).toEqual([]);
  await board(hand).getByRole('button', { name: 'Clock out' }).click();
  await toast(hand, 'Clocked out');
  await expect(hand.locator('.timer-bar')).toHaveCount(0);
  await expect(board(boss)).toContainText('Done');
  await hand.goto(`/contracts/${id}`);
  await expect(hand.getByRole('region', { name: 'Hours', exact: true }).getByRole('button', { name: /Shift/ })).toBeVisible();

  await boss.goto(`/contracts/${id}`);
  await shiftsOf(boss).getByRole('button', { name: 'Show clock-in code' }).click();
  await sheet.getByRole('button', { name: 'Turn off' }).click();
  await expect(sheet.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await kiosk.reload();
  await expect(kiosk.getByRole('heading', { level: 1, name: 'This screen is turned off' })).toBeVisible();
});

test('today’s shift is first on the dashboard and on Home, with the way to get there @wide', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Dishwasher' }));
  const contact = { phone: '503-555-0142', email: '', note: 'Back door.', street: '14 Mill St' };
  await site.requestOk('PUT', `/api/contracts/${id}/contact`, { contact }, employer.person);
  const startsAt = Date.now() + minute;
  await site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt, endsAt: startsAt + 60 * minute }, employer.person);
  for (const path of ['/dashboard', '/']) {
    await worker.page.goto(path);
    const today = worker.page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('14 Mill St');
    await expect(today).toContainText('Back door.');
    await expect(today.getByRole('link', { name: 'Call 503-555-0142' })).toHaveAttribute('href', 'tel:5035550142');
    const map = today.getByRole('link', { name: 'Map' });
    await expect(map).toHaveAttribute('href', /openstreetmap\.org\/search\?query=14%20Mill%20St/);
    await expect(map).toHaveAttribute('rel', /noreferrer/);
    await expect(today.getByRole('button', { name: 'I’ll be there' })).toBeVisible();
    expect(await violations(worker.page)).toEqual([]);
  }
  await employer.page.goto('/dashboard');
  await expect(employer.page.getByRole('region', { name: 'Today' })).toContainText('Walter Wrightson');
  await worker.page.getByRole('region', { name: 'Today' }).getByRole('button', { name: 'I’ll be there' }).click();
  await toast(worker.page, 'Shift confirmed');
  await expect(employer.page.getByRole('region', { name: 'Today' })).toContainText('Confirmed');
});

test('a wrong code says so, and someone else takes over a shift', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person, { title: 'Clean the offices', openings: 2 });
  const id = await site.hire(employer.person, worker.person, job);
  const other = await site.signUp('Wilma Wood', 'worker');
  await site.hire(employer.person, other, job);
  const startsAt = Math.floor(Date.now() / minute) * minute;
  const plan = (from: number) =>
    site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt: from, endsAt: from + 60 * minute }, employer.person);
  await plan(startsAt);
  const { page } = worker;
  await page.goto('/project-management');
  const code = await site.requestOk<{ code: string }>('GET', `/api/contracts/${id}/clock-code`, undefined, employer.person);
  await board(page).getByRole('button', { name: 'Clock in' }).click();
  await page.getByRole('dialog').getByLabel('Code').fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Clock in' }).click();
  await expect(page.getByRole('dialog').getByText('Enter the four digits.').first()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByLabel('Code')
    .fill(String((Number(code.code) + 5_000) % 10_000).padStart(4, '0'));
  await page.getByRole('dialog').getByRole('button', { name: 'Clock in' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/That’s not the code on the screen right now/)
      .first(),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();

  await plan(startsAt + 24 * 60 * minute);
  await page.goto('/project-management');
  await board(page).getByRole('button', { name: 'I can’t make it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I can’t make it' }).click();
  await toast(page, 'Shift declined');
  const boss = employer.page;
  await boss.goto(`/contracts/${id}`);
  const declined = shiftsOf(boss).getByRole('listitem').filter({ hasText: 'Can’t make it' });
  await declined.getByRole('button', { name: 'Find someone else' }).click();
  await expect(boss.getByRole('dialog')).toContainText('Wilma Wood is free at that time.');
  expect(await violations(boss)).toEqual([]);
  await boss.getByRole('dialog').getByRole('button', { name: 'Ask them' }).click();
  await toast(boss, 'Asked');
  await expect(declined).toContainText('One person was asked to stand in.');
  const wilma = await open(other);
  await wilma.goto('/project-management');
  await board(wilma).getByRole('button', { name: 'I’ll be there' }).click();
  await toast(wilma, 'Shift confirmed');
  await expect(declined).not.toContainText('was asked');

  // The conversation says so, too, and leads to the contract.
  await page.goto('/messages');
  await page.locator('.talk').first().click();
  await page.locator('.msg-card', { hasText: 'can’t make it' }).last().getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`/contracts/${id}($|\\?)`));
});

test('a week of shifts is planned at once and confirmed with one tap', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Clean the offices' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/contracts/${id}`);
  await hand.goto(`/contracts/${id}`);
  await shiftsOf(boss).getByRole('button', { name: 'Plan shifts' }).click();
  const sheet = boss.getByRole('dialog');
  // Two days from now, and the day after it, for two weeks.
  const day = new Date(Date.now() + 2 * 24 * 60 * minute);
  const next = new Date(day.getTime() + 24 * 60 * minute).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  await sheet.getByLabel('Day').fill(day.toISOString().slice(0, 10));
  await sheet.getByLabel('From').fill('08:00');
  await sheet.getByLabel('To', { exact: true }).fill('12:00');
  await sheet.getByLabel(next).check();
  await sheet.getByLabel('For').selectOption('2 weeks');
  await expect(sheet.getByText(/^4 shifts,/)).toBeVisible();
  expect(await violations(boss)).toEqual([]);
  await sheet.getByRole('button', { name: 'Plan 4 shifts' }).click();
  await toast(boss, '4 shifts planned');
  await expect(nextOf(hand)).toContainText('Please confirm');
  await expect(shiftsOf(hand).getByText('Please confirm')).toHaveCount(3);
  await shiftsOf(hand).getByRole('button', { name: 'I’ll be there for all of them' }).click();
  await toast(hand, 'Shifts confirmed');
  await expect(nextOf(boss)).toContainText('Confirmed');
  await expect(shiftsOf(boss).getByText('Confirmed', { exact: true })).toHaveCount(3);
  await boss.goto('/notifications');
  await expect(boss.getByText('Walter Wrightson confirmed 4 shifts')).toBeVisible();
});

test.describe('a kiosk on a device that nobody used before', () => {
  test.use({ firstVisit: true, tourDone: false });

  test('shows its code as large as the screen, and nothing else', async ({ site, employer, worker, open }, info) => {
    const job = await site.postJob(employer.person, { title: 'Clean the offices' });
    const id = await site.hire(employer.person, worker.person, job);
    const startsAt = Math.floor(Date.now() / minute) * minute;
    const times = { startsAt, endsAt: startsAt + 120 * minute };
    await site.requestOk('POST', `/api/contracts/${id}/shifts`, times, employer.person);
    const { employer: of } = await site.requestOk<{ employer: { id: number } }>('GET', `/api/contracts/${id}`, undefined, employer.person);
    const made = await site.requestOk<{ token: string }>('POST', '/api/kiosks', { employerId: of.id, name: 'Door' }, employer.person);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
    ]) {
      const kiosk = await open(null, { viewport });
      await kiosk.goto(`/kiosk/${made.token}`);
      await expect(kiosk.getByRole('img', { name: 'QR code to clock in' })).toBeVisible();
      await kiosk.waitForLoadState('networkidle');
      for (const gone of ['header', 'footer', 'nav', 'a', '.slots', '.watermark', '[role=dialog]']) await expect(kiosk.locator(gone)).toHaveCount(0);
      const path = info.outputPath(`kiosk-${viewport.width}.png`);
      await kiosk.screenshot({ path });
      const read = execFileSync('zbarimg', ['--quiet', '--raw', path]).toString();
      expect(read).toMatch(/\/project-management\?code=\d{4}\s*$/);
      const box = await kiosk.getByRole('img', { name: 'QR code to clock in' }).boundingBox();
      expect(box?.width).toBeGreaterThan(0.6 * Math.min(viewport.width, viewport.height));
      expect(await violations(kiosk)).toEqual([]);
    }
  });

  test('goes on for two minutes without a signal', async ({ site, employer, worker, open }) => {
    const job = await site.postJob(employer.person, { title: 'Clean the offices' });
    const id = await site.hire(employer.person, worker.person, job);
    const startsAt = Math.floor(Date.now() / minute) * minute;
    await site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt, endsAt: startsAt + 120 * minute }, employer.person);
    const { employer: of } = await site.requestOk<{ employer: { id: number } }>('GET', `/api/contracts/${id}`, undefined, employer.person);
    const made = await site.requestOk<{ token: string }>('POST', '/api/kiosks', { employerId: of.id, name: 'Door' }, employer.person);
    const kiosk = await open(null);
    await kiosk.clock.install();
    await kiosk.goto(`/kiosk/${made.token}`);
    await expect(kiosk.getByText('Point your phone’s camera')).toBeVisible();
    await kiosk.context().setOffline(true);
    await kiosk.clock.runFor(75_000);
    await expect(kiosk.getByText('No signal: one person can clock in')).toBeVisible();
    await kiosk.clock.runFor(120_000);
    await expect(kiosk.getByRole('heading', { level: 1, name: 'No signal' })).toBeVisible();
  });
});
