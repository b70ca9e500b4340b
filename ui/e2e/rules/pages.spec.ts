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

test('the application can be sent without scrolling, whatever the employer asks @desktop', async ({ site, employer, worker: { page } }) => {
  const job = await site.postJob(employer.person, { questions: ['Do you have a ladder?', 'When can you start?', 'Who did you work for?'] });
  await show(page, `/jobs/${job.id}`);
  await expect(page.getByRole('button', { name: 'Send application' })).toBeInViewport({ ratio: 1 });
});

test('every page starts at the same edge @desktop', async ({ open }) => {
  const persona = people().personas.staff;
  const page = await open(persona.person);
  const edges: Record<string, number> = {};
  for (const path of [
    '/dashboard',
    '/my-jobs',
    '/profile',
    '/settings',
    '/help',
    '/notifications',
    '/saved',
    '/pricing',
    '/safety',
    '/employer-applications',
  ]) {
    await show(page, path);
    edges[path] = await page.locator('main h1').evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
  }
  expect(new Set(Object.values(edges)), JSON.stringify(edges)).toEqual(new Set([60]));
});

test('the links beside a long page lead to its parts @desktop', async ({ worker: { page } }) => {
  await show(page, '/settings');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' })).toBeInViewport();
  }
});

test('no bar stays over a page that is enlarged four times', async ({ open }) => {
  const page = await open(people().personas.role.person, { viewport: { width: 320, height: 256 } });
  await show(page, '/jobs');
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('.top-bar')).not.toBeInViewport();
  await expect(page.locator('.tab-bar')).not.toBeInViewport();
});

test('signed in on a phone, the footer has only what is nowhere else, with room between the links', async ({ worker: { page } }) => {
  await show(page, '/notifications');
  const foot = page.locator('.foot');
  const links = await foot.getByRole('navigation').getByRole('link').filter({ visible: true }).all();
  const names = await Promise.all(links.map((link) => link.textContent()));
  expect(names).not.toContain('Find jobs');
  expect(names).toContain('Safety');
  await expect(foot.locator('.foot-theme')).toBeHidden();
  expect((await foot.boundingBox())?.height).toBeLessThan(844 / 2);
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  for (const one of boxes) {
    for (const other of boxes) {
      if (!one || !other || one === other) continue;
      const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
      const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(8);
    }
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
