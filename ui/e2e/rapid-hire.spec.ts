// Rapid hire: a café finds somebody for tonight from its phone, and a backup when they can't make it.
import { violations } from './support/axe';
import type { Person, Site } from './support/site';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });

/** Makes someone available for kitchen work in Portland. */
const isAvailable = (site: Site, person: Person) =>
  site.requestOk(
    'PUT',
    '/api/availability',
    { available: true, city: 'Portland', state: 'OR', radiusMiles: 10, categories: ['food'], minRate: null, rateUnit: 'hour', hours: [] },
    person,
  );

const dishwasher = {
  title: 'Dishwasher',
  category: 'food',
  city: 'Portland',
  state: 'OR',
  hours: 4,
  rate: 1800,
  rateUnit: 'hour',
  notes: '',
  contact: { phone: '503-555-0142', street: '14 Mill St' },
};

/** Starts a rapid hire that begins in three hours, and returns its id. */
const start = async (site: Site, person: Person, openings = 1) => {
  const body = { ...dishwasher, openings, startAt: Date.now() + 3 * 3_600_000 };
  return (await site.requestOk<{ id: number }>('POST', '/api/rapid-hires', body, person)).id;
};

test('a café finds a dishwasher for tonight from its phone @wide', async ({ employer, worker }) => {
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto('/rapid-hire');
  await hand.getByRole('button', { name: 'Set it up' }).click();
  const sheet = hand.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save, I’m available' }).click();
  await expect(sheet.getByText('Choose at least one category.').first()).toBeVisible();
  await sheet.getByLabel('Kitchen & food').check();
  await sheet.getByLabel('Your town').fill('Portland, OR');
  await sheet.getByLabel('Minimum pay').fill('15');
  await sheet.getByText('Certain hours').click();
  await sheet.getByRole('button', { name: 'Save, I’m available' }).click();
  await expect(sheet.getByText('Choose at least one day.').first()).toBeVisible();
  expect(await violations(hand)).toEqual([]);
  await sheet.getByText('Any time').click();
  await sheet.getByRole('button', { name: 'Save, I’m available' }).click();
  await toast(hand, 'You’re available');
  const availability = hand.getByRole('region', { name: 'Work on short notice' });
  await expect(availability).toContainText('Kitchen & food. Up to 10 miles from Portland, OR, from $15 per hour, at any time.');

  await boss.goto('/rapid-hire');
  await boss.getByRole('button', { name: 'Find people' }).click();
  await expect(boss.getByText('Say what you need done.').first()).toBeVisible();
  expect(await violations(boss)).toEqual([]);
  await boss.getByLabel('What do you need done?').fill('Dishwasher');
  await boss.getByLabel('Category').selectOption('food');
  await boss.getByLabel('Town', { exact: true }).fill('Portland, OR');
  await boss.getByLabel('Pay', { exact: true }).fill('3');
  await boss.getByLabel('What to know').fill('Use the back door.');
  await boss.getByRole('button', { name: 'Find people' }).click();
  await expect(boss.getByText('Enter the street address of the work.').first()).toBeVisible();
  await boss.getByLabel('Street address of the work').fill('12 Mill Street');
  await boss.getByRole('group', { name: 'Where to go' }).getByLabel('Phone').fill('503-555-0142 x12');
  await boss.getByRole('button', { name: 'Find people' }).click();
  await boss
    .getByRole('dialog', { name: 'Is $3 an hour right? The minimum wage is $7.25 an hour.' })
    .getByRole('button', { name: 'Change the pay' })
    .click();
  await boss.getByLabel('Pay', { exact: true }).fill('18');
  await boss.getByRole('button', { name: 'Find people' }).click();
  await toast(boss, '1 person asked');
  await expect(boss.getByRole('heading', { level: 1 })).toHaveText('Dishwasher');
  await expect(now(boss)).toContainText(/^Wave 1: 1 person has until .+ to answer\./);
  await expect(boss.getByRole('region', { name: 'Asked, in this order' })).toContainText('Walter W.');
  expect(await violations(boss)).toEqual([]);

  // The offer comes by itself, and with two taps it's settled.
  const offer = hand.getByRole('region', { name: 'Dishwasher' });
  await expect(offer).toContainText('You’re number 1 of 1 we’re asking.');
  await expect(offer).toContainText('Use the back door.');
  await expect(offer).not.toContainText('12 Mill Street');
  expect(await violations(hand)).toEqual([]);
  await offer.getByRole('button', { name: 'Yes, I’ll come' }).click();
  await toast(hand, 'The job is yours');
  await expect(now(boss)).toContainText('to confirm.');
  await offer.getByRole('button', { name: 'Change' }).click();
  await offer.getByLabel('Phone').fill('503-555-0123');
  expect(await violations(hand)).toEqual([]);
  await offer.getByRole('button', { name: 'Confirm, I’ll be there' }).click();
  await toast(hand, 'You’re hired');
  await expect(offer).toContainText('12 Mill Street, Portland, OR');
  await expect(offer.getByRole('link', { name: 'Call 503-555-0142 ext. 12' })).toHaveAttribute('href', 'tel:5035550142;ext=12');
  await expect(offer.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /12%20Mill%20Street%2C%20Portland%2C%20OR$/);
  await expect(now(boss)).toContainText('They’re coming.');
  await expect(boss.getByRole('region', { name: 'Hired' })).toContainText('Confirmed');
  await offer.getByRole('link', { name: 'View contract and shift' }).click();
  await expect(hand.getByRole('heading', { level: 1 })).toHaveText('Dishwasher');
  await expect(hand.getByRole('region', { name: 'Next shift' })).toContainText('Confirmed');
  await boss.getByRole('link', { name: 'Walter Wrightson' }).click();
  await expect(boss.getByText('503-555-0123')).toBeVisible();
});

test('a backup comes in one tap for someone who can’t make it', async ({ site, employer, worker, open }) => {
  await isAvailable(site, worker.person);
  const id = await start(site, employer.person);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto('/rapid-hire');
  await hand.getByRole('button', { name: 'Yes, I’ll come' }).click();
  await hand.getByRole('button', { name: 'Confirm, I’ll be there' }).click();
  await toast(hand, 'You’re hired');
  const other = await site.signUp('Berta Backup', 'worker');
  await isAvailable(site, other);
  await boss.goto(`/rapid-hire/${id}`);
  await expect(boss.getByRole('button', { name: 'Get a backup' })).toHaveCount(0);
  await hand.getByRole('link', { name: 'View contract and shift' }).click();
  await hand.getByRole('button', { name: 'I can’t make it' }).click();
  await hand.getByRole('dialog').getByRole('button', { name: 'I can’t make it' }).click();
  await toast(hand, 'Shift declined');
  await boss.getByRole('button', { name: 'Get a backup' }).click();
  await toast(boss, 'Finding a backup');
  await expect(boss.getByRole('region', { name: 'Asked, in this order' })).toContainText('Berta B.');
  expect(await violations(boss)).toEqual([]);
  const second = await open(other);
  await second.goto('/rapid-hire');
  await second.getByRole('button', { name: 'Yes, I’ll come' }).click();
  await second.getByRole('button', { name: 'Confirm, I’ll be there' }).click();
  await toast(second, 'You’re hired');
  const hired = boss.getByRole('region', { name: 'Hired' });
  await expect(hired).toContainText('Replaced');
  await expect(hired).toContainText('Confirmed');
  await expect(now(boss)).toContainText('They’re coming.');
});

test('saying no is one tap, and an employer can stop asking', async ({ site, employer, worker }) => {
  await isAvailable(site, worker.person);
  const id = await start(site, employer.person, 2);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/rapid-hire/${id}`);
  await hand.goto('/rapid-hire');
  await hand.getByRole('button', { name: 'No', exact: true }).click();
  await toast(hand, 'You said no');
  await hand.getByText('Earlier offers').click();
  await expect(hand.getByText(/You said no\.$/)).toBeVisible();
  await expect(now(boss)).toContainText('Nobody else is available right now.');
  await now(boss).getByRole('button', { name: 'Stop asking' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Stop asking' }).click();
  await toast(boss, 'Stopped');
  await expect(now(boss)).toContainText('It’s over. Nobody was hired.');
  await hand.getByRole('switch', { name: 'I’m available' }).click();
  await toast(hand, 'Turned off');
  await boss.goto('/rapid-hire');
  await expect(boss.getByRole('region', { name: 'Your rapid hires' })).toContainText('Over');
});

test('someone without a role gets one by saying what they need', async ({ site, open }) => {
  const hiring = await open(await site.signUp('Nia New'));
  await hiring.goto('/rapid-hire');
  expect(await violations(hiring)).toEqual([]);
  await hiring.getByRole('button', { name: 'I need people' }).click();
  await expect(hiring.getByLabel('What do you need done?')).toBeVisible();
  const looking = await open(await site.signUp('Wim Willing'));
  await looking.goto('/rapid-hire');
  await looking.getByRole('button', { name: 'I want to work' }).click();
  await expect(looking.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

test('a draft keeps its town, and another business brings its own', async ({ site, employer: { person, page } }) => {
  const cafe = await site.requestOk<{ id: number }>('POST', '/api/employers', { kind: 'business', name: 'Pier Café' }, person);
  const bar = await site.requestOk<{ id: number }>('POST', '/api/employers', { kind: 'business', name: 'Pier Bar' }, person);
  await site.postJob(person, { employerId: bar.id, city: 'Keizer', state: 'OR' });
  await site.postJob(person, { employerId: cafe.id, city: 'Salem', state: 'OR' });
  await page.goto('/rapid-hire');
  const [who, town, phone] = [page.getByLabel('Who is hiring?'), page.getByRole('combobox', { name: 'Town' }), page.getByLabel('Phone')];
  await expect(who.locator('option:checked')).toHaveText('Pier Café');
  await expect(town).toHaveValue('Salem, OR');
  await town.fill('Woodburn, OR');
  await phone.fill('503-555-0142');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('503-555-0142');
  await page.reload();
  await expect(town).toHaveValue('Woodburn, OR');
  await expect(phone).toHaveValue('503-555-0142');
  await who.selectOption('Pier Bar');
  await expect(town).toHaveValue('Keizer, OR');
});

test('signed out, it says how it goes and lists urgent jobs @wide', async ({ site, employer, page }) => {
  const job = await site.postJob(employer.person, { title: 'Unload the truck', isUrgent: true });
  await page.goto('/rapid-hire');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapid hire');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute('href', '/sign-in?next=%2Frapid-hire');
  await expect(page.getByRole('region', { name: 'Urgent jobs' }).getByRole('link', { name: job.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('How fast someone answers doesn’t count');
  expect(await violations(page)).toEqual([]);
});
