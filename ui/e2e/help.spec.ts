// Help: articles that are filtered while typing and that admins can edit.
import { expect, settled, test } from './support/test';

test('articles open, are searchable and have their own address @wide', async ({ page }) => {
  await page.goto('/help');
  await settled(page);
  expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(14);
  // The mark that says that there is more to see turns when it is open.
  const mark = () =>
    page
      .locator('main summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').rotate);
  expect(await mark()).toBe('45deg');
  await page.locator('main summary').first().click();
  expect(await mark()).toBe('225deg');
  await expect(page.getByRole('main')).not.toContainText(/\{site\}|\{town\}|\*\*/);
  await page.getByLabel('What are you looking for?').fill('gift card');
  await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(1);
  await page.getByText('Staying safe').click();
  await expect(page.getByText('Never pay to get a job.')).toBeVisible();
  await page.getByLabel('What are you looking for?').fill('xylophone');
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('');
  await page.goto('/help#vouchers');
  await settled(page);
  await expect(page.locator('#vouchers')).toHaveAttribute('open', '');
  await expect(page.getByRole('button', { name: 'Add an article' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('admins add, hide and delete an article', async ({ operator: { page: office }, page }) => {
  await office.goto('/help');
  await office.getByRole('button', { name: 'Add an article' }).click();
  await office.getByLabel('Title').fill('When are we open');
  await office.getByLabel('Article', { exact: true }).fill('On **Mondays**.');
  await office.getByRole('button', { name: 'Save article' }).click();
  await expect(office.locator('.toast')).toContainText('Help saved');
  await page.goto('/help#when-are-we-open');
  await expect(page.locator('#when-are-we-open strong')).toHaveText('Mondays');
  await office.getByText('When are we open').first().click();
  await office.getByRole('button', { name: 'Edit article' }).click();
  await office.getByRole('button', { name: 'Remove article' }).click();
  await expect(office.locator('#when-are-we-open')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#when-are-we-open')).toHaveCount(0);
});
