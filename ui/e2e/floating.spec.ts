// The floating buttons lie on no button, link or field.
import { covered } from './support/floating';
import { expect, settled, test } from './support/test';

for (const path of ['/', '/jobs', '/post-job', '/my-jobs', '/settings', '/help']) {
  test(`floating buttons don’t cover controls at ${path} @wide`, async ({ employer: { page, person }, worker, site }) => {
    // Each job brings a next step to Home.
    for (let n = 0; n < 4; n += 1) await site.apply(worker.person, (await site.postJob(person)).id);
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
