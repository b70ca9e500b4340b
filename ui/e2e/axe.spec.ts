// Automated accessibility checks of everything that opens over a page. The pages themselves are checked in rules/pages.spec.ts.
import { otherTheme, still, violations } from './support/axe';
import { people } from './support/snapshots';
import { expect, type Page, test } from './support/test';
import { show } from './support/views';

/** Checks both themes, which differ only in colors. */
async function judge(page: Page, what: string): Promise<string[]> {
  await still(page);
  return [...(await violations(page)), ...(await otherTheme(page))].map((one) => `${what}: ${one}`);
}

test.describe('in both themes', () => {
  test('no violation with something open over the page', async ({ site, open, employer }) => {
    test.setTimeout(120_000);
    const asked = people().casts.role;
    const found: string[] = [];
    const page = await open(asked.person);
    const dialog = page.getByRole('dialog');
    const judged = async (what: string) => {
      await expect(dialog).toBeVisible();
      found.push(...(await judge(page, what)));
    };

    await show(page, '/jobs');
    await page.getByRole('button', { name: 'Filters' }).click();
    await judged('filters');
    await show(page, '/');
    await page.getByRole('button', { name: 'More' }).click();
    await judged('More');
    await show(page, `/jobs/${asked.job.id}`);
    await page.getByRole('button', { name: 'Apply' }).click();
    await judged('apply');
    // With every error showing, in the summary and at the fields.
    await dialog.getByLabel('Your proposed rate').fill('');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByText('There is a problem')).toBeVisible();
    await judged('apply with errors');
    await dialog.getByLabel('Your proposed rate').fill('20');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.toast')).toBeVisible();
    found.push(...(await judge(page, 'toast')));
    await show(page, '/my-jobs');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await judged('withdraw');

    const job = await site.postJob(employer.person);
    await site.apply(asked.person ?? employer.person, job.id);
    await show(employer.page, `/jobs/${job.id}/applicants`);
    await employer.page.getByRole('button', { name: /^Open the application/ }).click();
    await expect(employer.page.getByRole('dialog')).toBeVisible();
    found.push(...(await judge(employer.page, 'applicant')));
    await employer.page.getByRole('button', { name: 'Make an offer' }).click();
    found.push(...(await judge(employer.page, 'offer')));
    await show(employer.page, `/jobs/${job.id}`);
    await employer.page.getByRole('button', { name: 'Close job' }).click();
    await expect(employer.page.getByRole('dialog')).toBeVisible();
    found.push(...(await judge(employer.page, 'close')));
    expect(found).toEqual([]);
  });
});
