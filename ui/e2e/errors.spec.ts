// Error reports: the reference on the screen, which errors are reported, and who sees which report.
import type { Page } from '@playwright/test';
import { flushTasks } from './support/clock';
import { uniqueWord } from './support/site';
import { expect, settled, test } from './support/test';

type Report = Record<string, string>;

/** Records the error reports from now on as they are passed to sendBeacon, which sends them outside the page. */
const recordReports = (page: Page) =>
  page.addInitScript(() => {
    const reports: unknown[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      if (String(path) === '/api/errors' && body instanceof Blob) void body.text().then((text) => reports.push(JSON.parse(text)));
      return send(path, body);
    };
    Object.assign(globalThis, { reports });
  });
const reportsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { reports: Report[] }).reports);

/** Dispatches uncaught errors with stacks from the site's own code. */
const throwErrors = (page: Page, messages: string[]) =>
  page.evaluate((all) => {
    for (const message of all) {
      const error = new Error(message);
      error.stack = `Error: ${message}\n    at a (${location.origin}/jobs.page.0a1b2c3d.js:1:2)`;
      dispatchEvent(new ErrorEvent('error', { error }));
    }
  }, messages);

/** Opens a page that fails to render and returns the reference it shows. */
async function broken(page: Page): Promise<string> {
  await page.goto('/jobs?query=');
  await settled(page);
  await page.route(/\/api\/jobs\/\d+$/, (route) => route.fulfill({ json: { id: 1 } }));
  await page.locator('.jobgrid a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  const line = page.getByText(/^Reference number: /);
  await expect(line).toBeVisible();
  return /[B-Z2-9]{8}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
}

test('the error screen shows a reference, by which its owner and admins find it @wide', async ({ worker: { page }, employer, operator }) => {
  await recordReports(page);
  const number = await broken(page);
  expect(number).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{8}$/);
  await expect.poll(async () => (await reportsOf(page)).map(({ reference }) => reference)).toContain(number);
  const report = (await reportsOf(page)).find(({ reference }) => reference === number);
  expect(Object.keys(report ?? {}).sort()).toEqual(['message', 'name', 'page', 'reference', 'release', 'stack']);
  expect(report?.page).toMatch(/^\/jobs\/\d+$/);

  await page.goto('/error-monitoring');
  await settled(page);
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('On /jobs/…');
  await expect(row).toContainText('We’re looking into it');

  await employer.page.goto('/error-monitoring');
  await settled(employer.page);
  await expect(employer.page.getByText(number)).toHaveCount(0);

  const office = operator.page;
  await office.goto('/error-monitoring');
  await settled(office);
  await office.getByLabel('Reference number').fill(number.toLowerCase());
  await office.getByRole('button', { name: 'Search' }).click();
  const group = office.getByRole('article');
  await expect(group).toHaveCount(1);
  await group.getByText('Pages and recent times').click();
  await expect(group.getByText(/^Pages: .*\/jobs\/\{id\} \(\d+ times?\)/)).toBeVisible();
  await expect(group.getByText(number)).toBeVisible();
});

test('admins resolve, mute and reopen errors, and find the feedback about them @wide', async ({ worker: { page, person }, operator, site }) => {
  const name = `<img src=x onerror=alert()> ${uniqueWord().replace(/\d/g, 'x')}`;
  await recordReports(page);
  await page.goto('/jobs');
  await settled(page);
  await throwErrors(page, [name]);
  await expect.poll(async () => (await reportsOf(page)).length).toBe(1);
  const number = (await reportsOf(page))[0]?.reference ?? '';
  const subject = `It broke ${uniqueWord()}`;
  const body = { feedbackType: 'bug_report', title: subject, description: `The number was ${number}.`, priority: 'high' };
  await expect.poll(async () => (await site.request('GET', '/api/errors', undefined, person)).body).toMatchObject({ items: [{ reference: number }] });
  await site.requestOk('POST', '/api/feedback', body, person);

  const office = operator.page;
  await office.goto(`/error-monitoring?reference=${number}`);
  await settled(office);
  const group = office.getByRole('article');
  // Text from a stranger stays text.
  await expect(group).toContainText(name);
  await expect(group.locator('img')).toHaveCount(0);
  for (const [action, state] of [
    ['Mute', 'Muted'],
    ['Reopen', 'Open'],
    ['Resolve', 'Resolved'],
  ] as const) {
    await group.getByRole('button', { name: action }).click();
    await expect(group.locator('.pill').first()).toHaveText(state);
  }
  await group.getByRole('link', { name: subject }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  const item = office.getByRole('article').filter({ hasText: subject });
  await item.getByRole('link', { name: 'Related error' }).click();
  await expect(office.getByRole('article')).toContainText(name);

  await page.goto('/error-monitoring');
  await settled(page);
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Fixed');
});

test('at most ten errors per page are reported, and lost connections never', async ({ page }) => {
  await recordReports(page);
  await page.goto('/');
  await settled(page);
  await throwErrors(page, ['Failed to fetch', 'Load failed', 'timeout']);
  await throwErrors(
    page,
    Array.from({ length: 12 }, (_, n) => `error ${n}`),
  );
  await expect.poll(async () => (await reportsOf(page)).length).toBe(10);
  await flushTasks(page);
  expect((await reportsOf(page)).map(({ message }) => message)).toEqual(Array.from({ length: 10 }, (_, n) => `error ${n}`));
});
