// The floating buttons lie on no button, link or field.
import { expect, type Page, settled, test } from './support/test';

/** The controls of the page of which a floating button hides more than a quarter. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.fab, .float-btn')].map((element) => element.getBoundingClientRect());
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        return boxes.some((box) => {
          const wide = Math.max(0, Math.min(right, box.right) - Math.max(left, box.left));
          const high = Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
          return wide * high > 0.25 * width * height + 1;
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

for (const path of ['/', '/jobs', '/post-job', '/my-jobs', '/settings', '/help']) {
  test(`floating buttons don’t cover controls at ${path} @wide`, async ({ employer: { page, person }, site }) => {
    for (let n = 0; n < 4; n += 1) await site.postJob(person);
    await page.goto(path);
    await settled(page);
    await expect(page.locator('.fab')).toHaveCount(1);
    await expect.poll(() => covered(page)).toEqual([]);
    for (const top of [900, 700, 450, 200]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => covered(page), `${top} px down`).toEqual([]);
    }
  });
}
