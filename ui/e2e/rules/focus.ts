// Focus: it is visible, and nothing covers the focused element.
import type { Page } from '../support/test';

/** Returns the problems of the focused element; null if no element of the page has the focus. */
export async function focusProblems(page: Page): Promise<{ what: string; found: string[] } | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const what = `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 30)}`;
    const found: string[] = [];
    // A hidden radio shows its focus on its label.
    const drawn = element.matches('.vh') ? (element.closest('label') ?? element) : element;
    const ring = (target: Element) => {
      const style = getComputedStyle(target);
      const outline = style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
      const shadow = /(\d+(?:\.\d+)?)px(?:\s+inset)?$/.exec(style.boxShadow)?.[1];
      return Math.max(outline, Number(shadow ?? 0));
    };
    const around = [drawn, drawn.parentElement].filter((one): one is HTMLElement => one !== null);
    // The button inside a date or time input belongs to the browser, and so does its ring.
    const inside = element.matches('[type=date],[type=time]') && !element.matches(':focus-visible');
    if (!inside && Math.max(...around.map(ring)) < 2) found.push(`no focus ring of at least 2 px on ${what}`);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    // Of an element larger than the window, the visible part counts.
    const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
    const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    if (!hit || !(drawn.contains(hit) || hit.contains(drawn))) found.push(`${hit?.tagName}.${hit?.className} covers ${what}`);
    return { what, found };
  });
}

/** Returns the focus problems at a page's first tab stops. */
export async function tabStopProblems(page: Page, most = 24): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  let hasWrapped = false;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusProblems(page);
    if (!stop) {
      // An earlier check may have left focus near the end of the page.
      if (hasWrapped || seen.size > 3) break;
      hasWrapped = true;
      continue;
    }
    seen.add(stop.what);
    found.push(...stop.found);
  }
  if (seen.size <= 3) found.push(`only ${seen.size} stops`);
  return found;
}
