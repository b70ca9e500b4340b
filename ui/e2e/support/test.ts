// What every test starts from: the site's API, pages for people in their own sessions, and a record of what went wrong in them.
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { record } from './record';
import { type Person, Site } from './site';

export { expect, type Page };

interface Someone {
  person: Person;
  page: Page;
}

interface Fixtures {
  ip: string;
  site: Site;
  /** A page in a context of its own, signed in when a person is given. */
  open: (person?: Person | null, options?: BrowserContextOptions) => Promise<Page>;
  employer: Someone;
  worker: Someone;
  operator: Someone;
  isPhone: boolean;
  /** A first visit, to which the cookie banner speaks. Everybody else has answered it. */
  asked: boolean;
  /** Through with the tour, as everybody is but who asks for it: its card would lie over the pages of each person that a test signs up. */
  toured: boolean;
}

const answered = (url = '') => [{ name: 'cookie_consent', value: 'false', url }];

/** Before each page, because signing out drops it. Pages without an address have no storage. */
function skipTour(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('tour-skipped', 'true');
}

let addresses = 0;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  ip: async ({}, use, info) => {
    addresses += 1;
    await use(`10.${1 + (info.workerIndex % 250)}.${addresses >> 8}.${addresses & 255}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  extraHTTPHeaders: async ({ ip }, use) => use({ 'X-Forwarded-For': ip }),
  site: async ({ baseURL, ip }, use) => use(new Site(baseURL ?? '', ip)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  isPhone: async ({}, use, info) => use(info.project.name === 'phone'),

  open: async ({ browser, baseURL, asked, toured, serviceWorkers }, use, info) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (person, options = {}) => {
      const context = await browser.newContext({ serviceWorkers, ...options });
      contexts.push(context);
      if (!asked) await context.addCookies(answered(baseURL));
      if (toured) await context.addInitScript(skipTour);
      if (person) {
        await context.addCookies([{ name: 'sid', value: person.sid, url: baseURL ?? '' }]);
        record(context, info.workerIndex);
      }
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  employer: async ({ site, open }, use) => {
    const person = await site.signUp('Emma Ellison', 'employer');
    await use({ person, page: await open(person) });
  },
  worker: async ({ site, open }, use) => {
    const person = await site.signUp('Walter Wrightson', 'worker');
    await use({ person, page: await open(person) });
  },
  context: async ({ context, baseURL, asked, toured }, use) => {
    if (!asked) await context.addCookies(answered(baseURL));
    if (toured) await context.addInitScript(skipTour);
    await use(context);
  },
  asked: [false, { option: true }],
  toured: [true, { option: true }],
  operator: async ({ open }, use) => {
    const person = JSON.parse(process.env.E2E_OPERATOR ?? '') as Person;
    await use({ person, page: await open(person) });
  },
});

/** Everything a page complains about from now on: console errors, uncaught errors, violations of its policy, dialogs. */
export async function watch(page: Page): Promise<{ errors: string[]; warnings: string[] }> {
  const seen = { errors: [] as string[], warnings: [] as string[] };
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(`${message.text()} (${message.location().url})`);
    if (message.type() === 'warning') seen.warnings.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    seen.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return seen;
}

/** The page is drawn by the front end, not only by the server, and its data are there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main#main')).toBeVisible();
  await expect(page.locator('main#main h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.context().addCookies([{ name: 'theme', value: theme, url: process.env.E2E_ORIGIN ?? '' }]);
}
