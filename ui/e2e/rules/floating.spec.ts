// What floats over a page lies on nothing that people read or press, on every page and on screens of every shape.
import { covered } from '../support/floating';
import { people } from '../support/snapshots';
import { expect, type Page, test } from '../support/test';
import { show, viewsByPath } from '../support/views';

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 568, height: 230 },
  // 1280 × 1024 enlarged four times.
  { width: 320, height: 256 },
];

/** What stays covered once the page is at rest, at its top, in its middle and at its end. */
async function coveredAtRest(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), share);
    // Floating parts get out of the way shortly after the page comes to rest.
    await expect
      .poll(() => covered(page), { timeout: 2_000 })
      .toEqual([])
      .catch(async () => found.push(...(await covered(page)).map((one) => `${what}, ${share * 100} % down: ${one}`)));
  }
  return found;
}

for (const [path, views] of viewsByPath) {
  test(`nothing that floats lies on anything at ${path} @deep @${views[0]?.feature}`, async ({ open }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const { state, of } of views) {
      const persona = people().personas[state];
      const page = await open(persona.person);
      await show(page, of(persona));
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        found.push(...(await coveredAtRest(page, `${state}, ${width} × ${height}`)));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      found.push(...(await coveredAtRest(page, `${state}, large text`)));
      await page.close();
    }
    expect(found).toEqual([]);
  });
}
