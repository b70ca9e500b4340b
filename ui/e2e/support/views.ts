// Every page that exists, opened with real things on it, and the overlays that lie over them.

import { accessOf, builtPages, type Cast, pathOf, type State } from './table';
import { expect, type Page, settled } from './test';

/** The pages of this state that differ from each other: what is not found looks the same everywhere. */
export function viewsOf(state: State, asked: Cast): string[] {
  const shown = builtPages.filter((row) => ['page', 'view'].includes(accessOf(row, state)));
  // Signed in these two lead home at once.
  const own = shown.filter((row) => state === 'out' || !/^sign-(in|up)$/.test(row.name));
  const paths = own.map((row) => pathOf(row, asked));
  if (state === 'out') paths.push('/contracts/1', '/admin/x');
  if (state === 'norole') paths.push('/');
  if (state === 'staff') paths.push(`/jobs/${asked.job.id}/applicants`, `/post-job?edit=${asked.job.id}`);
  return [...new Set(paths)];
}

export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  // The parts that come after the page: the form beside a job, the preview beside a notice.
  await expect(page.locator('.sk-slip, .sk')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Motion is over: colors and places are final. */
export async function still(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)).toBe(0);
}
