// Fast input, slow responses and quick navigation: no state leaks from one page to another, and nothing is lost.

import { fastForwardUntil } from './support/clock';
import { frontEnd, holdCode } from './support/hold';
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

test('the form of one job never shows what belongs to another @desktop', async ({ site, employer, worker: { page } }) => {
  const key = uniqueWord();
  const dear = await site.postJob(employer.person, { title: `Prune ${key} tall`, budgetMin: 4000, budgetMax: 4000 });
  const cheap = await site.postJob(employer.person, { title: `Prune ${key} low`, budgetMin: 1500, budgetMax: 1500 });
  const rate = page.getByLabel('Your proposed rate');
  await page.goto(`/jobs/${dear.id}`);
  await expect(rate).toHaveValue('40');
  await page.locator('main').getByRole('link', { name: cheap.title }).first().click();
  await expect(page.locator('h1.jobtitle')).toHaveText(cheap.title);
  await expect(rate).toHaveValue('15');
  await page.goBack();
  await expect(page.locator('h1.jobtitle')).toHaveText(dear.title);
  await expect(rate).toHaveValue('40');
});

test('closing a sheet twice goes back only once', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'More' }).click();
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(globalThis, { steps });
    addEventListener('popstate', () => steps.push(location.pathname));
  });
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // History navigations run in order, so no earlier one is still pending after this one.
  await page.goForward();
  expect(await page.evaluate(() => (globalThis as unknown as { steps: string[] }).steps)).toEqual(['/jobs', '/jobs']);
});

test('a typed filter applies, whatever is tapped next', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Minimum pay per hour').fill('21');
  // A tap blurs the field and clicks the button within one task.
  await sheet.getByRole('button', { name: /^Show / }).evaluate((button: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    button.click();
  });
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/minBudget=2100/);
});

test('a job saved and unsaved on a slow connection ends in the last state', async ({ site, employer, worker: { page } }) => {
  const job = await site.postJob(employer.person, { title: `Mow ${uniqueWord()}` });
  await page.goto(`/jobs/${job.id}`);
  await settled(page);
  const requests: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/api/saved-jobs/${job.id}`, async (route) => {
    requests.push(route.request().method());
    if (requests.length === 1) await held;
    await route.continue();
  });
  const pin = page.getByRole('button', { name: /^Saved?( job)?$/ }).first();
  await pin.click();
  await expect.poll(() => requests).toEqual(['PUT']);
  await pin.click();
  release();
  await expect.poll(() => requests).toEqual(['PUT', 'DELETE']);
});

/** Opens a page from outside the site, makes a change that replaces its history entry, and taps the back arrow. */
async function tapBackArrow(page: Page, path: string, change: () => Promise<void>, parent: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await settled(page);
  await change();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(parent);
}

test('the back arrow on phones leads up, even from a page that replaced its address', async ({ worker: { page } }) => {
  await tapBackArrow(page, '/notifications', () => page.getByText('Unread', { exact: true }).first().click(), '/');
});

/** Opens the landing page and types before the front end takes over, which `release` lets it do. */
async function typeEarly(page: Page, text: string): Promise<() => void> {
  const release = await holdCode(page, frontEnd);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('form[data-readable] input');
  await field.click();
  await field.pressSequentially(text);
  return release;
}

test('text typed into the server-rendered page can be submitted the moment the front end takes over', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const form = document.querySelector<HTMLFormElement>('form[role=search]:not([data-readable])');
      if (!form) return;
      watch.disconnect();
      form.requestSubmit();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const release = await typeEarly(page, 'nurse');
  release();
  await expect(page).toHaveURL(/\/jobs\?query=nurse/);
});

test('a search field tapped while the front end renders keeps the focus', async ({ page }) => {
  await page.addInitScript(() => {
    const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get;
    // Focuses the old field just after the app has looked whether it has the focus.
    Object.defineProperty(document, 'activeElement', {
      configurable: true,
      get() {
        const element = active?.call(document);
        document.querySelector<HTMLInputElement>('form[data-readable] input')?.focus();
        return element;
      },
    });
  });
  await page.goto('/');
  await settled(page);
  await expect(page.getByPlaceholder('What kind of work?')).toBeFocused();
});

test('text typed into the server-rendered page survives the front end taking over', async ({ page }) => {
  const release = await typeEarly(page, 'nurse');
  release();
  await settled(page);
  const taken = page.getByPlaceholder('What kind of work?');
  await expect(taken).toHaveValue('nurse');
  await expect(taken).toBeFocused();
  await taken.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?query=nurse/);
});

test('the list shows "You applied" as soon as one is back @wide', async ({ site, employer, worker: { page }, isPhone }) => {
  const job = await site.postJob(employer.person, { title: `Rake ${uniqueWord()}` });
  await page.goto(`/jobs?query=${encodeURIComponent(job.title)}`);
  await page.locator('.jobgrid').getByRole('link', { name: job.title }).click();
  await expect(page.locator('h1.jobtitle')).toHaveText(job.title);
  if (isPhone)
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
  await page.getByLabel('Your proposed rate').fill('19');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText(/You applied|Application sent/).first()).toBeVisible();
  await page.goBack();
  if (isPhone && !(await page.locator('.jobgrid').isVisible())) await page.goBack();
  await expect(page.locator('.jobgrid')).toContainText('You applied');
});

test('posting for two employers without typing saves no draft', async ({ site, employer: { page, person } }) => {
  await site.requestOk('POST', '/api/employers', { kind: 'business', name: 'Creek Diner' }, person);
  await page.clock.install();
  await page.goto('/post-job');
  await settled(page);
  await expect(page.getByLabel('Who is hiring?')).not.toHaveValue('');
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('an invitation that fails to load offline is retried, not called invalid', async ({ page }) => {
  await page.route('**/api/employer-invitations/**', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }));
  await page.clock.install();
  await page.goto('/join#token=abcdefghijklmnop');
  await fastForwardUntil(page, () => page.getByText('The invitation didn’t load').isVisible());
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This invitation doesn’t work anymore.')).toBeVisible();
});
