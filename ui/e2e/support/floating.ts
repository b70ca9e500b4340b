// The parts that float over a page: pressing them, and what lies under them.
import type { Page } from './test';

/** Presses a floating button; on phones, More has it unless the page is the landing page. */
export async function pressFloating(page: Page, name: 'Live Support' | 'Give feedback'): Promise<void> {
  const isInMore = (page.viewportSize()?.width ?? 0) < 900 && new URL(page.url()).pathname !== '/';
  if (!isInMore) return page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name }).click();
}

/**
 * Finds what the floating parts hide. They may cover the corner of a control on a crowded page, but no figure and no other
 * floating part.
 */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const figures = 'time, .num, .talk-count, th';
    const controls = 'a, button, input, select, textarea, summary';
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const floating = [...document.querySelectorAll('.slots > * > *')].filter(isShown);
    const under = [...document.querySelectorAll(`:is(main, footer, .top-bar, .tab-bar, .action-bar) :is(${controls}, ${figures})`)].filter(isShown);
    const share = (one: Element) => (one.matches(figures) || floating.includes(one) ? 0 : 0.25);
    const name = (one: Element) =>
      `<${one.localName} class="${one.className}"> ${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 50)}`;
    return floating.flatMap((top) => {
      const box = top.getBoundingClientRect();
      return [...under, ...floating]
        .filter((one) => {
          if (one === top) return false;
          const { left, right, top: up, bottom, width, height } = one.getBoundingClientRect();
          const wide = Math.min(right, box.right, innerWidth) - Math.max(left, box.left, 0);
          const high = Math.min(bottom, box.bottom, innerHeight) - Math.max(up, box.top, 0);
          return wide > 0 && high > 0 && wide * high > share(one) * width * height + 1;
        })
        .map((one) => `${name(top)} lies on ${name(one)}`);
    });
  });
