// Free access: the card in its three variants, what it lists, and the polling.
import { answer, waitForRequests } from './support/clock';
import type { Person, Site } from './support/site';
import { people } from './support/snapshots';
import { expect, type Page, settled, test } from './support/test';

test.use({ snapshot: 'quiet' });

let operator: Person;
let site: Site;

test.beforeEach(({ site: here }) => {
  site = here;
  ({ operator } = people());
});

const card = (page: Page) => page.getByRole('region', { name: 'Free access' });
const list = [
  'Job posting fee ($5.00)',
  'Partner subscription ($20.00 a month)',
  'Premium features',
  'No commission on payments',
  'All features unlocked',
];

async function endPromotions(): Promise<void> {
  const { items } = await site.requestOk<{ items: { id: number; endsAt: number | null }[] }>('GET', '/api/admin/promotions', undefined, operator);
  for (const { id, endsAt } of items) {
    if (endsAt === null || endsAt > Date.now()) await site.requestOk('POST', `/api/admin/promotions/${id}/end`, {}, operator);
  }
}

test('the response has exactly these four fields', async () => {
  expect(await site.requestOk('GET', '/api/paywall/status')).toEqual({
    isActive: true,
    reason: 'Opening promotion: posting jobs and everything else is free.',
    remainingMinutes: null,
    isSuperAdminBypass: false,
  });
});

test('FREE ACCESS ACTIVE! with its reason, its list and the minutes left @wide', async ({ page }) => {
  await page.goto('/');
  await expect(card(page).getByRole('heading')).toHaveText('FREE ACCESS ACTIVE!');
  await expect(card(page)).toContainText('Opening promotion: posting jobs and everything else is free.');
  await expect(card(page).getByRole('listitem')).toHaveText(list);
  await expect(card(page).locator('.pill')).toHaveText('No end date');
  await expect(card(page)).not.toHaveClass(/free-day/);

  const body = { reason: 'Free until the fair', audience: 'everyone', until: null };
  await site.requestOk(
    'POST',
    '/api/admin/promotions',
    { ...body, until: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) },
    operator,
  );
  await page.reload();
  const { remainingMinutes } = await site.requestOk<{ remainingMinutes: number }>('GET', '/api/paywall/status');
  expect(remainingMinutes).toBeGreaterThan(2 * 1440);
  await expect(card(page)).toContainText('Free until the fair');
  const said = Number((await card(page).locator('.pill').textContent())?.replace(/\D/g, ''));
  expect(Math.abs(said - remainingMinutes)).toBeLessThanOrEqual(1);
  await expect(card(page).locator('.pill')).toHaveText(/^[\d,]+ minutes left$/);
});

test('the last day is the operator’s, wherever the reader is', async ({ open }) => {
  await endPromotions();
  const { zone } = await site.settings();
  const last = new Date(Date.now() + 3 * 86_400_000);
  const until = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(last);
  await site.requestOk('POST', '/api/admin/promotions', { reason: 'Harvest week', audience: 'everyone', until }, operator);
  const day = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium' }).format(last);
  for (const timezoneId of ['Pacific/Honolulu', 'Asia/Tokyo']) {
    const page = await open(null, { timezoneId });
    await page.goto('/');
    await expect(card(page)).toContainText(`Harvest week. Free until ${day}.`);
  }
});

test('SUPERADMIN ACCESS is unlimited, with and without a promotion', async ({ open }) => {
  const page = await open(operator);
  await page.goto('/');
  await expect(card(page).getByRole('heading')).toHaveText('SUPERADMIN ACCESS');
  await expect(card(page).locator('.pill')).toHaveText('Unlimited');
  await endPromotions();
  await page.reload();
  await expect(card(page).getByRole('heading')).toHaveText('SUPERADMIN ACCESS');
  await expect(card(page).locator('.pill')).toHaveText('Unlimited');
  await expect(card(page).getByRole('listitem')).toHaveText(list);
});

test('nothing shows while nothing is free, and a new promotion appears within a minute', async ({ page }) => {
  await endPromotions();
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  await expect(card(page)).toHaveCount(0);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const polls = await answer(page, /\/api\/paywall\/status$/, 'GET', (route) => route.continue());
  await site.requestOk('POST', '/api/admin/promotions/free-day', {}, operator);
  await page.clock.runFor(60_000);
  await waitForRequests(page, polls, 1);
  await page.clock.runFor(20);
  await expect(card(page).getByRole('heading')).toHaveText('FREE DAY SPECIAL');
  await page.clock.runFor(59_900);
  expect(polls.times).toHaveLength(1);
  await page.clock.runFor(100);
  await waitForRequests(page, polls, 2);
  expect((polls.times[1] ?? 0) - (polls.times[0] ?? 0)).toBeGreaterThanOrEqual(60_000);
  await endPromotions();
  await page.clock.runFor(60_000);
  await waitForRequests(page, polls, 3);
  await page.clock.runFor(20);
  await expect(card(page)).toHaveCount(0);
  // A hidden page does not poll.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(180_000);
  expect(polls.times).toHaveLength(3);
});

test('a free day is purple, lasts until midnight and takes precedence over the bypass @wide', async ({ open, page }) => {
  await site.requestOk('POST', '/api/admin/promotions/free-day', {}, operator);
  for (const seen of [page, await open(operator)]) {
    await seen.goto('/');
    await expect(card(seen).getByRole('heading')).toHaveText('FREE DAY SPECIAL');
    await expect(card(seen)).toHaveClass(/free-day/);
    await expect(card(seen).locator('.pill')).toHaveText(/^Until midnight, [\d,]+ minutes? left$/);
    // The edge has a purple hue.
    const edge = await card(seen).evaluate((element) => getComputedStyle(element).borderLeftColor);
    expect(edge).toMatch(/^oklch\(0?\.5\d* 0?\.2 305\)$/);
  }
  const { remainingMinutes } = await site.requestOk<{ remainingMinutes: number }>('GET', '/api/paywall/status');
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Chicago', hour: 'numeric', minute: 'numeric' }).format(new Date());
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  expect(Math.abs(1440 - hours * 60 - minutes - remainingMinutes)).toBeLessThanOrEqual(1);
});
