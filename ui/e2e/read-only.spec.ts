// A site whose database is damaged: it can be read, and says on every page and at every change that nothing can be saved.
import { still, violations } from './support/axe';
import { expect, settled, test } from './support/test';

test('a read-only site can be read, says so, and keeps what was typed @wide', async ({ server, worker: { page } }) => {
  await server.damage();
  const banner = page.getByRole('status').filter({ hasText: 'This site is read-only right now' });
  await expect(async () => {
    await page.goto('/profile');
    await expect(banner).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await still(page);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('About you').fill('Ten years of night shifts.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'read-only right now, so nothing was changed' })).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('Ten years of night shifts.');
  await page.goto('/jobs');
  await settled(page);
  await expect(banner).toBeVisible();
  await expect(page.locator('.jobgrid a').first()).toBeVisible();
});
