// Writing a job in the browser.
import { uniqueWord } from './site';
import type { Page } from './test';

interface Written {
  title?: string;
  details?: string;
  /** Its id. */
  category?: string;
  /** Null leaves the pay alone. */
  pay?: null;
}

/** Fills in what posting needs, with pay and time to be agreed, and returns the title. */
export async function writeJob(
  page: Page,
  { title = `Wash the dishes ${uniqueWord()}`, details = 'Two evenings.', category, pay }: Written = {},
): Promise<string> {
  await page.getByLabel('What do you need done?').fill(title);
  await page.getByText('One-off', { exact: true }).click();
  if (pay !== null) await page.getByLabel('Pay to be agreed').check();
  await page.getByLabel('Time to be agreed').check();
  await page.getByLabel('Details').fill(details);
  if (category) {
    await unfold(page, 'Category');
    await page.getByLabel('Category').selectOption(category);
  }
  return title;
}

/** Opens a part of the form that has a sensible value already. */
export async function unfold(page: Page, label: 'Category' | 'Where' | 'Who'): Promise<void> {
  const fold = page.locator('details.fold', { has: page.locator('summary', { hasText: label }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
