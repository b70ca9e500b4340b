// Everything that can be checked on a loaded page, in one load.
import { otherTheme, still, violations } from '../support/axe';
import { type Page, watchForTrouble } from '../support/test';
import { show } from '../support/views';
import { checks, frameChecks } from './checks';
import { tabStopProblems } from './focus';

/** The console errors, without those of requests that failed with a 4xx status. */
export const seriousErrors = (errors: string[]) => errors.filter((error) => !/the server responded with a status of 4\d\d/.test(error));

/**
 * Returns a function that opens a path on this page and lists its problems: rules, accessibility in both themes, focus, policy
 * violations.
 */
export async function pageInspector(page: Page): Promise<(path: string) => Promise<string[]>> {
  const trouble = await watchForTrouble(page);
  return async (path) => {
    trouble.errors.length = 0;
    await show(page, path);
    // Floating elements load after the page, and may cover something. A bare page has none.
    await page.locator('.slots, .kiosk').first().waitFor({ state: 'attached' });
    await still(page);
    const found: string[] = [];
    // A screen at the door has nothing around it, and nothing to press.
    const isBare = (await page.locator('.kiosk').count()) > 0;
    for (const check of isBare ? checks : [...checks, ...frameChecks]) found.push(...(await page.evaluate(check)));
    found.push(...(await violations(page)), ...(await otherTheme(page)), ...seriousErrors(trouble.errors));
    if (!isBare) found.push(...(await tabStopProblems(page)));
    return found.map((one) => `${path} ${one}`);
  };
}
