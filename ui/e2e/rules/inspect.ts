// Everything that can be judged of a page as it stands, over one load of it.
import { otherTheme, still, violations } from '../support/axe';
import { type Page, watch } from '../support/test';
import { show } from '../support/views';
import { checks } from './checks';
import { stops } from './focus';

/** Anything but a plain 404 or the like. */
export const grave = (errors: string[]) => errors.filter((error) => !/the server responded with a status of 4\d\d/.test(error));

/** Opens a path on this page and says what is wrong there: rules, accessibility in both themes, focus, its own policy (S13). */
export async function inspector(page: Page): Promise<(path: string) => Promise<string[]>> {
  const trouble = await watch(page);
  return async (path) => {
    trouble.errors.length = 0;
    await show(page, path);
    // What floats comes after the page, and may lie over something.
    await page.locator('.slots').first().waitFor({ state: 'attached' });
    await still(page);
    const found: string[] = [];
    for (const check of checks) found.push(...(await page.evaluate(check)));
    found.push(...(await violations(page)), ...(await otherTheme(page)), ...(await stops(page)), ...grave(trouble.errors));
    return found.map((one) => `${path} ${one}`);
  };
}
