// Rules 16, 17 and 21: where the focus is can be seen, nothing lies over it, and whoever wants stillness has it.
import { cast, type State } from '../support/table';
import { expect, type Page, setTheme, test } from '../support/test';
import { show, viewsOf } from '../support/views';

/** What is wrong with the element that has the focus; null when it is none of ours. */
async function judged(page: Page): Promise<{ what: string; found: string[] } | null> {
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
    // The button inside a date is the browser's own, and so is its ring.
    const inside = element.matches('[type=date],[type=time]') && !element.matches(':focus-visible');
    if (!inside && Math.max(...around.map(ring)) < 2) found.push(`16: no ring of 2 px at ${what}`);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    // Of what is taller than the window, the part that is seen.
    const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
    const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    if (!hit || !(drawn.contains(hit) || hit.contains(drawn))) found.push(`17: ${hit?.tagName}.${hit?.className} lies over ${what}`);
    return { what, found };
  });
}

for (const [state, theme] of [
  ['out', 'light'],
  ['role', 'dark'],
  ['staff', 'light'],
] as [State, 'light' | 'dark'][]) {
  test(`16, 17: the focus is seen on every stop of every page, ${state}, ${theme} @wide`, async ({ site, open, operator }) => {
    test.setTimeout(240_000);
    const asked = await cast(site, state, operator.person);
    const page = await open(asked.person);
    await setTheme(page, theme);
    const found: string[] = [];
    for (const path of viewsOf(state, asked)) {
      await show(page, path);
      const stops = new Set<string>();
      for (let presses = 0; presses < 24; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await judged(page);
        if (!stop) break;
        stops.add(stop.what);
        found.push(...stop.found.map((one) => `${path} ${one}`));
      }
      expect(stops.size, path).toBeGreaterThan(3);
    }
    expect(found).toEqual([]);
  });
}

test('17: backwards from the end neither bar hides the focus', async ({ page }) => {
  await show(page, '/jobs');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('.foot a').last().focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect((await judged(page))?.found.filter((one) => one.startsWith('17'))).toEqual([]);
  }
});

test('21: whoever asked for less motion gets none', async ({ worker: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 10)
        .map((one) => (one.effect as KeyframeEffect).target?.className ?? ''),
    );
  await show(page, '/jobs');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
  await show(page, '/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await moving()).toEqual([]);
  // The rule bites: the same moves for everyone else.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seconds = await page.evaluate(() => {
    const button = document.querySelector('.btn');
    return button ? getComputedStyle(button).transitionDuration : '';
  });
  expect(seconds).toMatch(/0\.[0-3]/);
});
