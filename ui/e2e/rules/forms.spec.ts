// Every form: errors are shown at the top and at the field, and nothing typed is lost.
import type { ElementHandle, Locator } from '@playwright/test';
import { unfold } from '../support/posting';
import { expect, type Page, test } from '../support/test';
import { show } from '../support/views';

/** Submits the form without its required fields and checks the errors. */
async function expectErrors(page: Page, scope: Locator, submit: string | RegExp, fields: string[]): Promise<void> {
  const before = await page.title();
  await scope.getByRole('button', { name: submit }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${before}`);
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(fields.length);
  const named: Locator[] = [];
  for (const [index, id] of fields.entries()) {
    const message = (await links.nth(index).textContent()) ?? '';
    const control = page.locator(`[id="${id}"]`);
    // The field shows the same message, tied to it.
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(message);
    await links.nth(index).click();
    // A group of choices passes the focus to the first of them.
    await expect.poll(() => control.evaluate((element) => element.matches(':focus-within'))).toBe(true);
    named.push(control);
  }
  // Not by their places on the screen: a sheet scrolls to the field.
  for (const [index, control] of named.slice(1).entries()) {
    const before = await named[index]?.elementHandle();
    const follows = await control.evaluate(
      (element, earlier) => (earlier?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
      before as ElementHandle<HTMLElement>,
    );
    expect(follows, 'errors are in page order').toBeTruthy();
  }
}

const forms: { path: string; submit: string | RegExp; fields: string[]; clear?: string[] }[] = [
  { path: '/sign-in', submit: 'Sign in', fields: ['sign-in-email', 'sign-in-password'] },
  { path: '/sign-up', submit: 'Create account', fields: ['sign-up-name', 'sign-up-email', 'sign-up-password'] },
  { path: '/setup#token=x', submit: 'Continue', fields: ['setup-name', 'setup-email', 'setup-password'] },
  { path: '/reset-password', submit: 'Ask for a link', fields: ['ask-email'] },
  { path: '/reset-password#token=x', submit: 'Save and sign in', fields: ['reset-password'] },
];

for (const { path, submit, fields } of forms) {
  test(`the form at ${path.replace('#token=x', ', by a link,')} says what is missing`, async ({ page }) => {
    await show(page, path);
    await expectErrors(page, page.locator('main form').last(), submit, fields);
  });
}

test('so do the forms for signed-in people', async ({ employer: { page } }) => {
  await show(page, '/post-job');
  await unfold(page, 'Where');
  await page.getByRole('combobox', { name: 'Town' }).fill('');
  const missing = ['post-title', 'post-category', 'post-kind', 'post-budgetMin', 'post-startDate', 'post-city'];
  await expectErrors(page, page.locator('body'), /^Post job/, missing);
  await show(page, '/profile');
  await page.getByLabel('Your name').fill('');
  await expectErrors(page, page.locator('main'), 'Save profile', ['profile-name']);
  await show(page, '/settings');
  await expectErrors(page, page.locator('main'), 'Change password', ['password-current', 'password-new']);
});

test('so does the form in a sheet', async ({ site, employer, worker: { page } }) => {
  const job = await site.postJob(employer.person, { questions: ['Can you climb?'] });
  await show(page, `/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your proposed rate').fill('');
  await expectErrors(page, sheet, 'Send application', ['apply-proposedRate', 'apply-answers.0']);
});

test('server-side errors are shown the same way', async ({ page, site }) => {
  const { email } = await site.signUp('Walter Wrightson');
  await show(page, '/sign-up');
  await page.getByLabel('Your name').fill('Walter Wrightson');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('There’s already an account with this email.');
  await expect(summary).toBeFocused();
  // Nothing has to be typed again.
  await expect(page.getByLabel('Your name')).toHaveValue('Walter Wrightson');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('no errors while typing; one that is corrected goes at once, so that the page doesn’t move under the next button', async ({ page }) => {
  await show(page, '/sign-up');
  const email = page.getByLabel('Email');
  await email.fill('not an address');
  await email.blur();
  await expect(page.locator('.err')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('#sign-up-email-error')).toHaveText(/Check the email address/);
  await email.fill('walter@example.org');
  await expect(page.locator('#sign-up-email-error')).toHaveCount(0);
  await email.fill('walter@');
  await expect(page.locator('#sign-up-email-error')).toHaveCount(0);
  await email.blur();
  await expect(page.locator('#sign-up-email-error')).toHaveText(/Check the email address/);
});

test('an incomplete form can be submitted and shows what is missing', async ({ operator: { page } }) => {
  for (const path of ['/post-job', '/profile', '/role-selection', '/admin/settings']) {
    await show(page, path);
    for (const button of await page.locator('button[type=submit]').all()) await expect(button).toBeEnabled();
  }
});
