// Pages while they load, when loading fails, and when there is nothing to show.
import type { Route } from '@playwright/test';
import { answer, fastForwardUntil, openWithStoppedClock, runUntil, stopClock } from '../support/clock';
import { people } from '../support/snapshots';
import { states } from '../support/table';
import { expect, type Page, settled, test } from '../support/test';
import { fullestViews, show, views } from '../support/views';
import { jumps, shifts, watchShifts } from './shifts';

/** Holds back every API response; the returned function releases them. */
async function holdApi(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The quick suite visits each page once. */
for (const [state, all] of states.flatMap((one) => [[one, false] as const, [one, true] as const])) {
  test(`no layout shift while a page loads, ${state}${all ? ', on all pages @deep @app' : ''}`, async ({ open }) => {
    test.setTimeout(240_000);
    const persona = people().personas[state];
    const page = await open(persona.person);
    await watchShifts(page);
    const found: string[] = [];
    for (const { of } of (all ? views : fullestViews).filter((view) => view.state === state)) {
      await show(page, of(persona));
      found.push(...(await jumps(page)).map((one) => `${of(persona)} ${one}`));
    }
    expect(found).toEqual([]);
  });
}

/** The reads of the API that a page made. */
function readsOf(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/live') paths.add(pathname);
  });
  return paths;
}

for (const state of states) {
  test(`no layout shift whichever response comes last, ${state} @deep @app`, async ({ open }) => {
    test.setTimeout(600_000);
    const persona = people().personas[state];
    const found: string[] = [];
    for (const { of } of fullestViews.filter((view) => view.state === state)) {
      const page = await open(persona.person);
      await watchShifts(page);
      const paths = readsOf(page);
      await show(page, of(persona));
      for (const last of [...paths]) {
        await page.route(
          (url) => url.pathname === last,
          async (route) => {
            await new Promise((done) => setTimeout(done, 400));
            await route.continue();
          },
        );
        await show(page, of(persona));
        found.push(...(await jumps(page)).map((one) => `${last} on ${of(persona)} ${one}`));
        await page.unrouteAll({ behavior: 'wait' });
      }
      await page.close();
    }
    expect(found).toEqual([]);
  });
}

test('after 250 ms a matching skeleton shows, and nothing moves when the data arrives', async ({ page }) => {
  await watchShifts(page);
  await openWithStoppedClock(page, '/');
  const release = await holdApi(page);
  await page.getByRole('link', { name: 'Best paid' }).click();
  await runUntil(page, async () => (await page.locator('.jobgrid[aria-busy=true]').count()) === 1);
  expect(await page.locator('.sk').count()).toBe(0);
  const waited = await runUntil(page, () => page.locator('.sk').first().isVisible(), 600);
  expect(waited).toBeGreaterThanOrEqual(200);
  const before = await shifts(page);
  const top = (await page.locator('.jobgrid').boundingBox())?.y;
  release();
  await runUntil(page, () => page.locator('.jobgrid article').first().isVisible());
  expect((await page.locator('.jobgrid').boundingBox())?.y).toBe(top);
  expect((await shifts(page)) - before).toBeLessThanOrEqual(0.05);
});

const failing = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Broken"}', headers: { 'X-Request-Id': 'REF-17' } });

const reads: {
  name: string;
  path: (ids: { job: number; someone: number; contract: number; employer: number }) => string;
  api: RegExp;
  says: string;
  seeded?: boolean;
}[] = [
  { name: 'applications', path: () => '/my-jobs', api: /\/api\/applications/, says: 'Your applications didn’t load' },
  { name: 'profile', path: () => '/profile', api: /\/api\/profile$/, says: 'Your profile didn’t load' },
  { name: 'person', path: ({ someone }) => `/people/${someone}`, api: /\/api\/people\/\d+$/, says: 'The profile didn’t load', seeded: true },
  { name: 'sessions', path: () => '/settings', api: /\/api\/sessions$/, says: 'Your devices didn’t load' },
  {
    name: 'employer',
    path: ({ employer }) => `/employers/${employer}`,
    api: /\/api\/employers\/\d+$/,
    says: 'The employer didn’t load',
    seeded: true,
  },
  { name: 'contract', path: ({ contract }) => `/contracts/${contract}`, api: /\/api\/contracts\/\d+$/, says: 'The contract didn’t load' },
];

for (const { name, path, api, says, seeded } of reads) {
  test(`what failed, what to do and how to retry: ${name}`, async ({ open }) => {
    const { person, job, profileId, contract } = people().personas.role;
    const page = await open(person);
    await page.clock.install();
    await answer(page, api, 'GET', failing);
    const to = path({ job: job.id, someone: profileId, contract, employer: job.employerId });
    // Some pages are served with their data, so only navigation from another page requests it.
    await page.goto(seeded ? '/settings' : to);
    await page.locator('main#main h1').or(page.locator('[aria-busy=true]')).first().waitFor();
    if (seeded) {
      await page.evaluate((next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, to);
    }
    await page.locator('main#main').waitFor();
    await stopClock(page);
    const alert = page.getByRole('alert').filter({ hasText: says });
    await runUntil(page, () => alert.isVisible(), 20_000);
    await expect(alert).toContainText('Something broke on our end');
    await expect(alert).toContainText('Reference REF-17');
    await expect(page.locator('.empty')).toHaveCount(0);
    await page.unroute(api);
    await page.clock.resume();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await settled(page);
  });
}

test("so do an employer's lists", async ({ site, employer: { page, person } }) => {
  const job = await site.postJob(person);
  for (const [path, api, says] of [
    ['/my-jobs', /\/api\/my-jobs/, 'Your jobs didn’t load'],
    [`/jobs/${job.id}/applicants`, /\/api\/jobs\/\d+\/applications/, 'The applicants didn’t load'],
  ] as const) {
    // Offline, the message is a different one, and the list is not shown as empty.
    await page.clock.install();
    await page.route(api, (route) => route.abort('internetdisconnected'));
    await page.route(/\/api\/opportunities\/\d+\/applications/, (route) => route.abort('internetdisconnected'));
    await page.goto(path);
    await page.locator('main#main').waitFor();
    const alert = page.getByRole('alert').filter({ hasText: says });
    await runUntil(page, () => alert.isVisible(), 20_000);
    await expect(alert).toContainText('You’re offline');
    await expect(page.locator('.empty')).toHaveCount(0);
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unrouteAll();
  }
});

test('so do saved items', async ({ site, employer, worker: { page }, baseURL }) => {
  const { id } = await site.postJob(employer.person);
  const cookies = { cookie_consent: 'true', cookie_preferences: JSON.stringify({ analytics: false, functional: true }), recent_jobs: `[${id}]` };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL ?? '' })));
  for (const [api, says] of [
    [/\/api\/job-cards/, 'Your recent jobs didn’t load'],
    [/\/api\/hidden-employers/, 'Your hidden employers didn’t load'],
  ] as const) {
    await page.route(api, failing);
    await page.clock.install();
    await page.goto('/saved');
    const alert = page.getByRole('alert').filter({ hasText: says });
    await fastForwardUntil(page, () => alert.isVisible());
    await expect(alert).toContainText('Reference REF-17');
    await page.unroute(api);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
  }
});

/** Expects an empty state with a title, a sentence and an action. */
async function empty(page: Page, title: string, action: string | RegExp): Promise<void> {
  const box = page.locator('.empty', { hasText: title });
  await expect(box.getByRole('heading', { name: title })).toBeVisible();
  await expect(box.getByRole('paragraph')).not.toBeEmpty();
  await expect(box.getByRole('link').or(box.getByRole('button')).filter({ hasText: action }).first()).toBeVisible();
}

test('empty states say what belongs there', async ({ site, employer, worker }) => {
  await show(worker.page, '/my-jobs');
  await empty(worker.page, 'No applications yet', 'Find jobs');
  await show(employer.page, '/my-jobs');
  await empty(employer.page, 'Nothing posted yet', 'Post a job');
  const job = await site.postJob(employer.person);
  await show(employer.page, `/jobs/${job.id}/applicants`);
  await empty(employer.page, 'No applicants yet', 'Edit job');
});

test('a search without results suggests which filter to remove', async ({ page }) => {
  await show(page, '/jobs?query=qqxxyyzz&urgent=true');
  await empty(page, 'No jobs match', 'Remove “qqxxyyzz”');
  await expect(page.getByRole('heading', { name: 'New on the board' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “qqxxyyzz”' }).click();
  await expect(page).toHaveURL('/jobs?urgent=true');
});

test('an empty site is not shown as a search without results', async ({ page }) => {
  await page.route(/\/api\/jobs\?/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null, prevCursor: null, total: { count: 0, capped: false }, understood: [] } }),
  );
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Find jobs' }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/jobs?limit=5');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await empty(page, 'The board is empty', 'Post a job');
});
