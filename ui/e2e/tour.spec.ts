// The tour: four steps for each role, skippable, opened only by the person, and never over anything more important.
import { pressFloating } from './support/floating';
import { expect, settled, test } from './support/test';

test.use({ tourDone: false });

test('four steps with next, back and close; it opens from the dashboard and from settings @wide', async ({ worker: { page } }) => {
  const tour = page.getByRole('region', { name: 'Tour' });
  await page.goto('/dashboard');
  await settled(page);
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page.getByText('New here?')).toHaveCount(0);
  await expect(tour).toContainText('1 of 4');
  await expect(tour.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('2 of 4');
  await tour.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.reload();
  await expect(tour).toContainText('2 of 4');
  await tour.getByRole('button', { name: 'Back' }).click();
  await expect(tour).toContainText('1 of 4');
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  for (let n = 0; n < 3; n += 1) await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('4 of 4');
  await tour.getByRole('button', { name: 'Done' }).click();
  await expect(tour).toHaveCount(0);
  await page.goto('/dashboard');
  await settled(page);
  await expect(page.getByText('New here?')).toHaveCount(0);
  await page.goto('/settings');
  await settled(page);
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the tour again' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tour).toContainText('1 of 4');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tour-skipped'))).toBe('true');
});

test('each role has its own tour, signed-out visitors have none, and an open chat comes first', async ({ employer, operator, page }) => {
  await page.goto('/jobs');
  await settled(page);
  await expect(page.locator('.slots')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0);
  await operator.page.goto('/dashboard');
  await operator.page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(operator.page.getByRole('region', { name: 'Tour' })).toContainText('Make it yours');
  const tour = employer.page.getByRole('region', { name: 'Tour' });
  await employer.page.goto('/dashboard');
  await employer.page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toContainText('Post a job');
  await pressFloating(employer.page, 'Live Support');
  await expect(tour).toHaveCount(0);
});

test('it never lies over an offer or a form', async ({ site, worker: { page, person }, employer }) => {
  const tour = page.getByRole('region', { name: 'Tour' });
  const job = await site.postJob(employer.person);
  const { id } = await site.apply(person, job.id);
  await site.act(employer.person, id, 'offer', { rate: 1950, rateUnit: 'hour' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toContainText('1 of 4');
  await page.goto('/my-jobs');
  await expect(page.getByRole('button', { name: 'Accept offer' })).toBeVisible();
  await expect(page.locator('.slots')).toBeAttached();
  await expect(tour).toHaveCount(0);
  await page.getByRole('link', { name: 'Find Jobs', exact: true }).click();
  await expect(page.locator('.jobgrid')).toBeVisible();
  await expect(tour).toContainText('1 of 4');
});

test('it never lies over a shift to answer', async ({ site, worker: { page, person }, employer }) => {
  const tour = page.getByRole('region', { name: 'Tour' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toContainText('1 of 4');
  const id = await site.hire(employer.person, person, await site.postJob(employer.person));
  const startsAt = Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000;
  await site.requestOk('POST', `/api/contracts/${id}/shifts`, { startsAt, endsAt: startsAt + 7_200_000 }, employer.person);
  await page.goto('/project-management');
  await expect(page.getByRole('button', { name: 'I’ll be there' })).toBeVisible();
  await expect(page.locator('.slots')).toBeAttached();
  await expect(tour).toHaveCount(0);
});

test('somebody who doesn’t want it is not asked again', async ({ worker: { page } }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('New here?')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByText('New here?')).toHaveCount(0);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });
  test('the cookie banner comes first', async ({ worker: { page } }) => {
    await page.goto('/dashboard');
    await settled(page);
    await expect(page.locator('.cookie, .cookie-min').first()).toBeVisible();
    await expect(page.getByText('New here?')).toHaveCount(0);
  });
});
