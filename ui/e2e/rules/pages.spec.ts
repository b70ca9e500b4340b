// The rules that every page keeps, with names and titles as long as they may get.
import { builtPages, cast } from '../support/table';
import { expect, setTheme, test } from '../support/test';
import { show, viewsOf } from '../support/views';
import { checks } from './checks';

const long = (letter: string, length: number) => `${letter.toUpperCase()}${'a'.repeat(5)}${letter.repeat(length)}`.slice(0, length);

const names = {
  employer: `${long('w', 50)} ${long('m', 49)}`,
  worker: `${long('b', 50)} ${long('n', 49)}`,
  job: {
    title: long('w', 140),
    description: `${'A paragraph that runs over several lines, as the people of this town like to write them. '.repeat(6)}\n\n- ${long('x', 200)}`,
    city: long('c', 100),
    state: long('s', 40),
    area: long('q', 60),
    whenText: long('v', 60),
    skills: [long('k', 40), 'Ladder'],
    questions: [long('u', 200)],
    budgetMin: 1_234_567_89,
    budgetMax: 9_876_543_21,
    isUrgent: true,
    openings: 1,
  },
};

const screens = [
  { name: '390×844, light', width: 390, height: 844, theme: 'light' },
  { name: '320×640, dark', width: 320, height: 640, theme: 'dark' },
  { name: '1280×800, light @desktop', width: 1280, height: 800, theme: 'light' },
] as const;

for (const { name, width, height, theme } of screens) {
  for (const state of ['out', 'norole', 'role', 'staff'] as const) {
    // The widest screen and people without a role see nothing that the others do not.
    if (state === 'norole' && width !== 390) continue;
    test(`every page keeps the rules at ${name}, ${state}`, async ({ site, open, operator }) => {
      test.setTimeout(240_000);
      const asked = await cast(site, state, operator.person, names);
      const page = await open(asked.person, { viewport: { width, height } });
      await setTheme(page, theme);
      const found: string[] = [];
      for (const path of viewsOf(state, asked)) {
        await show(page, path);
        for (const check of checks) found.push(...(await page.evaluate(check)).map((one) => `${path} ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('6: the title starts with the heading, where the table does not say otherwise', async ({ site, open }) => {
  const asked = await cast(site, 'role');
  const page = await open(asked.person);
  const site_ = (await site.settings()).name;
  for (const row of builtPages.filter((one) => !one.dynamicTitle && one.role === 'page' && !/^sign-/.test(one.name))) {
    await show(page, row.path);
    await expect(page).toHaveTitle(`${await page.locator('h1').textContent()} – ${site_}`);
    expect(await page.title()).toBe(`${row.title} – ${site_}`);
  }
});

test('11: what one came to do stays in sight, with its price', async ({ site, open, employer }) => {
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
