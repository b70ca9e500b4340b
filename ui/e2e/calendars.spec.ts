// Someone makes a private address for their calendar app, renews it and turns it off.
import { violations } from './support/axe';
import { expect, test } from './support/test';

test('a calendar address is made, shown once, renewed and turned off', async ({ worker, request }) => {
  const { page } = worker;
  await page.goto('/settings#calendar');
  const section = page.locator('#calendar');
  await section.getByRole('button', { name: 'Make an address' }).click();
  const address = section.getByLabel('Your calendar address');
  const first = await address.inputValue();
  expect(await (await request.get(first)).text()).toContain('METHOD:PUBLISH');
  await expect(section.getByRole('link', { name: 'Open it in this device’s calendar' })).toHaveAttribute('href', /^webcal:/);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(section.getByText(/^You made an address on/)).toBeVisible();
  await expect(address).toBeHidden();
  await section.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click();
  const second = await address.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
