// Automated accessibility checks.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from './test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the violations of the standard, or of the given rules alone, on the page in its current state. Runs axe in the page
 * itself, which is three times as fast as AxeBuilder.
 */
export async function violations(page: Page, rules: string[] = standard, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([only, scope]) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(scope, { runOnly: only, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`));
    },
    [rules, within] as const,
  );
}

/** Checks the page in the other theme for contrast only, because themes differ only in colors. */
export async function otherTheme(page: Page): Promise<string[]> {
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      return dataset.theme;
    });
  const theme = await turn();
  await still(page);
  const found = await violations(page, ['color-contrast']);
  await turn();
  await still(page);
  return found.map((one) => `${theme}: ${one}`);
}

/** Waits until all animations have ended, so that colors and positions are final. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
}
