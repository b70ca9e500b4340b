// What a machine can judge of accessibility, on every page and under every overlay.
import AxeBuilder from '@axe-core/playwright';
import { cast, states } from './support/table';
import { expect, type Page, setTheme, test } from './support/test';
import { show, still, viewsOf } from './support/views';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The watermark is decoration, and the footer says its words. */
async function judge(page: Page, what: string): Promise<string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${what}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

const themes = ['light', 'dark'] as const;

for (const state of states) {
  // A person without a role sees the pages of the others, and the choice of a role.
  for (const theme of state === 'norole' ? (['light'] as const) : themes) {
    test(`no violation on any page, ${state}, ${theme}`, async ({ site, open, operator }) => {
      test.setTimeout(300_000);
      const asked = await cast(site, state, operator.person);
      const page = await open(asked.person);
      await setTheme(page, theme);
      const found: string[] = [];
      for (const path of viewsOf(state, asked)) {
        await show(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        found.push(...(await judge(page, path)));
      }
      expect(found).toEqual([]);
    });
  }
}

for (const theme of themes) {
  test(`no violation with something open over the page, ${theme}`, async ({ site, open, employer }) => {
    test.setTimeout(300_000);
    const asked = await cast(site, 'role');
    const found: string[] = [];
    const page = await open(asked.person);
    await setTheme(page, theme);
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
    // With everything wrong that can be: summary and complaints.
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
    await setTheme(employer.page, theme);
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
}

for (const [state, theme] of [
  ['out', 'light'],
  ['staff', 'dark'],
] as const) {
  test(`no violation on a wide screen, ${state}, ${theme} @desktop`, async ({ site, open, operator }) => {
    test.setTimeout(300_000);
    const asked = await cast(site, state, operator.person);
    const page = await open(asked.person);
    await setTheme(page, theme);
    const found: string[] = [];
    for (const path of viewsOf(state, asked)) {
      await show(page, path);
      found.push(...(await judge(page, path)));
    }
    expect(found).toEqual([]);
  });
}
