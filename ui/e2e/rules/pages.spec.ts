// The rules for every page, with names of the maximum length. The quick suite visits each page once; the deep suite visits it in
// every state, both themes and three widths.
import { people } from '../support/snapshots';
import { builtPages } from '../support/table';
import { expect, test } from '../support/test';
import { fullestViews, show, viewsByPath } from '../support/views';
import { pageInspector } from './inspect';

const screens = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

test.describe('with long names', () => {
  test.use({ snapshot: 'long' });

  for (const { path, state, of } of fullestViews) {
    test(`every rule at ${path}, ${state}`, async ({ open }) => {
      const persona = people().longPersonas[state];
      const inspect = await pageInspector(await open(persona.person));
      expect(await inspect(of(persona))).toEqual([]);
    });
  }

  for (const [path, views] of viewsByPath) {
    test(`every rule at ${path}, in every state and width @deep @${views[0]?.feature}`, async ({ open }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      for (const { state, of } of views) {
        const persona = people().longPersonas[state];
        for (const viewport of screens) {
          const page = await open(persona.person, { viewport, isMobile: viewport.width < 900, hasTouch: viewport.width < 900 });
          const inspect = await pageInspector(page);
          found.push(...(await inspect(of(persona))).map((one) => `${state}, ${viewport.width} px: ${one}`));
          await page.close();
        }
      }
      expect(found).toEqual([]);
    });
  }
});

test('the title starts with the heading unless the table says otherwise', async ({ site, open }) => {
  const page = await open(people().personas.role.person);
  const site_ = (await site.settings()).name;
  for (const row of builtPages.filter((one) => !one.dynamicTitle && one.role === 'page' && !/^sign-/.test(one.name))) {
    await show(page, row.path);
    await expect(page).toHaveTitle(`${await page.locator('h1').textContent()} – ${site_}`);
    expect(await page.title()).toBe(`${row.title} – ${site_}`);
  }
});

test('the main action stays in view, with its price', async ({ site, open, employer }) => {
  const job = await site.postJob(employer.person, { description: 'A long day.\n\n'.repeat(200) });
  const stranger = await open();
  for (const [page, button, beside] of [
    [stranger, 'Apply', '$18–$20'],
    [employer.page, 'See applicants', '0 applicants'],
  ] as const) {
    await show(page, `/jobs/${job.id}`);
    const bar = page.locator('.action-bar');
    await expect(bar).toContainText(beside);
    const action = bar.getByText(button);
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(action).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  }
});
