import type { Page } from '@playwright/test';

/** The front end's code, without which a page is as the server rendered it. */
export const frontEnd = /\/ui\.\w+\.js$/;

/** Holds back code that matches a pattern; returns what lets it through. */
export async function holdCode(page: Page, code: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
