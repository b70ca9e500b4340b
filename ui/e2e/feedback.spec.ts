// Feedback: the button, the dialog, the sender's list and the admin page.
import type { Locator, Page } from '@playwright/test';
import { uniqueWord } from './support/site';
import { expect, settled, test } from './support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Give feedback' });
const words = (dialog: Locator) => dialog.getByLabel('Your feedback');
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send feedback' });

async function opened(page: Page): Promise<Locator> {
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const [kind, label, feedbackType, title, priority] of [
  ['like', 'I like something', 'general_feedback', 'What I Like About the product', 'medium'],
  ['dislike', 'Could be better', 'improvement_suggestion', 'What Could Be Improved', 'medium'],
  ['feature_request', 'I have an idea', 'feature_request', 'Feature Request', 'medium'],
  ['bug_report', 'Something’s broken', 'bug_report', 'Bug Report', 'high'],
] as const) {
  test(`${kind} is sent as ${feedbackType}, by a visitor too`, async ({ page }) => {
    await page.goto('/');
    await settled(page);
    const dialog = await opened(page);
    await dialog.getByLabel(label).check();
    await words(dialog).fill(` About ${kind} `);
    const sent = page.waitForRequest('**/api/feedback');
    await send(dialog).click();
    expect((await sent).postDataJSON()).toEqual({ feedbackType, title, description: `About ${kind}`, priority });
    await expect(dialog).toBeHidden();
    // The fields are empty again, and the first type is selected.
    const again = await opened(page);
    await expect(words(again)).toHaveValue('');
    await expect(again.getByLabel('I like something')).toBeChecked();
  });
}

test('a custom subject is sent along and cleared @wide', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const dialog = await opened(page);
  await dialog.getByLabel('Subject').fill(' The color ');
  await words(dialog).fill('It is fine.');
  const sent = page.waitForRequest('**/api/feedback');
  await send(dialog).click();
  expect((await sent).postDataJSON()).toMatchObject({ title: 'The color', description: 'It is fine.' });
  await expect(dialog).toBeHidden();
  await expect((await opened(page)).getByLabel('Subject')).toHaveValue('');
});

test('blank feedback is not sent, and Enter says why', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const dialog = await opened(page);
  await expect(send(dialog)).toBeDisabled();
  await words(dialog).fill('  \n ');
  await expect(send(dialog)).toBeDisabled();
  await dialog.getByLabel('Subject').press('Enter');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Feedback required');
  await expect(toast).toContainText('Please share your thoughts with us.');
  await words(dialog).fill('x');
  await expect(send(dialog)).toBeEnabled();
});

test('both buttons are disabled while sending; a failure says so and keeps the text', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/feedback', async (route) => {
    await waits;
    await route.fulfill({ status: 422, json: { title: 'No', status: 422 } });
  });
  const dialog = await opened(page);
  await words(dialog).fill('Keep me');
  await dialog.getByLabel('Subject').fill('The map');
  await send(dialog).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer();
  const toast = page.locator('.toast-d');
  await expect(toast).toContainText('Failed to submit feedback');
  await expect(toast).toContainText('Please try again later or contact support.');
  await expect(words(dialog)).toHaveValue('Keep me');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(words(await opened(page))).toHaveValue('Keep me');
});

test('the button is 44 px, makes room for the keyboard and hides while reading on @wide', async ({ page, isPhone }) => {
  await page.goto('/');
  await settled(page);
  const box = await button(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // A wide screen has room for it next to the text.
  if (isPhone) await expect(button(page)).not.toBeInViewport();
  else await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -300);
  await expect(button(page)).toBeInViewport();
  await page.mouse.wheel(0, -2_000);
  await expect(button(page)).toBeInViewport();
  if (!isPhone) return;
  await page.goto('/');
  await settled(page);
  await expect(button(page)).toBeVisible();
  await page.getByRole('searchbox').first().focus();
  await expect(button(page)).toBeHidden();
});

test('admins merge and reply, and each sender sees the outcome @wide', async ({ site, open, operator }) => {
  const told = `Let me search by bus line ${uniqueWord()}`;
  const page = await open(await site.signUp('Nora Needs', 'worker'));
  await page.goto('/');
  await settled(page);
  const read = page.waitForResponse((answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === '/api/feedback');
  const dialog = await opened(page);
  await read;
  await dialog.getByLabel('I have an idea').check();
  await dialog.getByLabel('Subject').fill(told);
  // Shown as typed, never executed.
  await words(dialog).fill('<img src=x onerror="window.broken = 1"> please');
  await send(dialog).click();
  await expect(dialog).toBeHidden();
  // The sender's list was loaded before this was sent, and still shows it.
  await opened(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const second = await site.signUp('Sam Seconds', 'worker');
  const same = { feedbackType: 'feature_request', title: `Same as ${told}`, description: 'Buses', priority: 'medium' };
  await site.requestOk('POST', '/api/feedback', same, second);

  const office = operator.page;
  await office.goto('/admin/feedback');
  await settled(office);
  await expect(office.getByRole('article').filter({ hasText: `Same as ${told}` })).toBeVisible();
  await office.getByRole('button', { name: `Merge “Same as ${told}”` }).click();
  await office.getByRole('button', { name: `Keep “${told}”` }).click();
  const item = office.getByRole('article').filter({ has: office.getByRole('heading', { name: told, exact: true }) });
  await expect(item.getByText('1 duplicate')).toBeVisible();
  await expect(item).toContainText('<img src=x onerror');
  expect(await office.evaluate(() => 'broken' in window)).toBe(false);
  await item.getByRole('button', { name: /^Decide and reply/ }).click();
  const decide = office.getByRole('dialog');
  await decide.getByLabel('Shipped').check();
  await decide.getByLabel('Reply').fill('Look at the filters.');
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(item).toHaveCount(0);
  await office.getByRole('tab', { name: 'Shipped' }).click();
  await expect(item).toBeVisible();

  for (const reader of [page, await open(second)]) {
    await reader.goto('/notifications');
    await settled(reader);
    await reader.getByRole('link', { name: /Your idea has shipped/ }).click();
    const list = reader.getByRole('dialog', { name: 'Give feedback' });
    await expect(list.getByRole('heading', { name: 'What you told us' })).toBeVisible();
    await expect(list).toContainText('Shipped');
    await expect(list).toContainText('Look at the filters.');
    await reader.goBack();
    await expect(list).toBeHidden();
    await expect(reader).toHaveURL('/notifications');
  }
});
