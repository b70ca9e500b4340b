// Automated accessibility checks of everything that opens over a page. The pages themselves are checked in rules/pages.spec.ts.
import { otherTheme, still, violations } from './support/axe';
import { people } from './support/snapshots';
import { expect, type Page, test } from './support/test';
import { show } from './support/views';

/** Checks both themes, which differ only in colors. */
async function check(page: Page, what: string): Promise<string[]> {
  await still(page);
  return [...(await violations(page)), ...(await otherTheme(page))].map((one) => `${what}: ${one}`);
}

test.describe('in both themes', () => {
  test('no violations with overlays open', async ({ site, open, employer }) => {
    test.setTimeout(120_000);
    const persona = people().personas.role;
    const found: string[] = [];
    const page = await open(persona.person);
    const dialog = page.getByRole('dialog');
    const checked = async (what: string) => {
      await expect(dialog).toBeVisible();
      found.push(...(await check(page, what)));
    };

    await show(page, '/jobs');
    await page.getByRole('button', { name: 'Filters' }).click();
    await checked('filters');
    await show(page, '/');
    await page.getByRole('button', { name: 'More' }).click();
    await checked('More');
    await show(page, `/jobs/${persona.job.id}`);
    await page.getByRole('button', { name: 'Apply' }).click();
    await checked('apply');
    // With every error showing, in the summary and at the fields.
    await dialog.getByLabel('Your proposed rate').fill('');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByText('There is a problem')).toBeVisible();
    await checked('apply with errors');
    await dialog.getByLabel('Your proposed rate').fill('20');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.toast')).toBeVisible();
    found.push(...(await check(page, 'toast')));
    await show(page, '/my-jobs');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await checked('withdraw');

    const job = await site.postJob(employer.person);
    await site.apply(persona.person ?? employer.person, job.id);
    await show(employer.page, `/jobs/${job.id}/applicants`);
    await employer.page.getByRole('button', { name: /^Open the application/ }).click();
    await expect(employer.page.getByRole('dialog')).toBeVisible();
    found.push(...(await check(employer.page, 'applicant')));
    await employer.page.getByRole('button', { name: 'Make an offer' }).click();
    found.push(...(await check(employer.page, 'offer')));
    await show(employer.page, `/jobs/${job.id}`);
    await employer.page.getByRole('button', { name: 'Close job' }).click();
    await expect(employer.page.getByRole('dialog')).toBeVisible();
    found.push(...(await check(employer.page, 'close')));
    expect(found).toEqual([]);
  });
});
