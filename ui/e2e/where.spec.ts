// Searching around a place: suggestions, the distance, the device's town, and what is offered instead of nothing.

import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

const notices = (page: Page) => page.locator('main .job');

/** Opens the field for the place: in the search bar, or on a phone among the filters. */
async function openWhere(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  return isPhone ? page.getByRole('dialog').getByLabel('Where') : page.getByRole('search').getByLabel('Where');
}

test('jobs around a town are found, within a distance that is remembered @wide', async ({ page, server, site, employer, isPhone }) => {
  const key = uniqueWord();
  await site.postJob(employer.person, { title: `Rake ${key}`, city: 'Goose Creek', state: 'SC' });
  await site.postJob(employer.person, { title: `Mow ${key}`, city: 'Beaufort', state: 'SC' });
  const consent = { cookie_consent: 'true', cookie_preferences: JSON.stringify({ analytics: false, functional: true }) };
  await page.context().addCookies(Object.entries(consent).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: server.origin })));
  await page.goto(`/jobs?query=${key}`);
  const field = await openWhere(page, isPhone);
  await field.fill('north charlest');
  await page.getByRole('option', { name: 'North Charleston, SC' }).click();
  if (isPhone) await page.getByRole('button', { name: /^Show/ }).click();
  await expect(notices(page)).toHaveText([new RegExp(`Rake ${key}`)]);
  await expect(page.getByRole('button', { name: 'Within 25 miles of North Charleston, SC' })).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Distance', { exact: true }).filter({ visible: true }).selectOption('100');
  if (isPhone) await page.getByRole('button', { name: /^Show/ }).click();
  await expect(notices(page)).toHaveCount(2);
  // The next search around a place has the same distance.
  await page.getByRole('button', { name: 'Within 100 miles of North Charleston, SC' }).click();
  const again = await openWhere(page, isPhone);
  await expect(again).toHaveValue('');
  await again.fill('29401');
  await again.press('Enter');
  await expect(page).toHaveURL(/where=29401&withinMiles=100/);
  if (isPhone) await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('button', { name: 'Within 100 miles of Charleston, SC' })).toBeVisible();
});

test('“Near me” finds the town of the device @wide', async ({ page, context, isPhone }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 32.7812345, longitude: -79.9391234 });
  const asked = page.waitForRequest(/\/api\/places\?lat/);
  await page.goto('/jobs');
  await settled(page);
  await (await openWhere(page, isPhone)).click();
  await page.getByRole('option', { name: 'Near me' }).click();
  expect(new URL((await asked).url()).search).toBe('?lat=32.78&lon=-79.94');
  await expect(page).toHaveURL(/where=Charleston/);
});

test('a device that doesn’t say where it is leaves the field for typing', async ({ page, isPhone }) => {
  await page.goto('/jobs');
  await settled(page);
  await (await openWhere(page, isPhone)).click();
  await page.getByRole('option', { name: 'Near me' }).click();
  await expect(page.locator('.toast', { hasText: 'Your device didn’t say where you are' })).toBeVisible();
});

test('without a match, the nearest jobs and an alert are offered @wide', async ({ page, site, employer }) => {
  const key = uniqueWord();
  await site.postJob(employer.person, { title: `Rake ${key}`, city: 'Beaufort', state: 'SC' });
  await page.goto(`/jobs?query=${key}&where=${encodeURIComponent('Columbia, SC')}`);
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest to Columbia, SC' })).toBeVisible();
  await expect(notices(page)).toHaveText([new RegExp(`Rake ${key}`)]);
  await page.getByRole('button', { name: 'Get an alert' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await page.goto(`/jobs?query=${key}&where=Xyzzyville`);
  await expect(page.getByText('We don’t know a place called “Xyzzyville”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Other jobs for “${key}”` })).toBeVisible();
});
