// The fixtures of every test: a server with a fresh database, the site's API, and pages for people in their own sessions.
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { AccessReplay } from './replay';
import { type Person, Site } from './site';
import { people, type Snapshot } from './snapshots';
import { TestServer } from './test-server';

export { expect, type Page };

interface SignedIn {
  person: Person;
  page: Page;
}

interface Fixtures {
  /** The database that the test starts with. */
  snapshot: Snapshot;
  server: TestServer;
  ip: string;
  site: Site;
  /** Opens a page in its own browser context, signed in if a person is given. */
  open: (person?: Person | null, options?: BrowserContextOptions) => Promise<Page>;
  employer: SignedIn;
  worker: SignedIn;
  operator: SignedIn;
  isPhone: boolean;
  /** Whether the cookie banner is still to be answered, as on a first visit. */
  firstVisit: boolean;
  /** Whether the tour is done already; its card would lie over the pages. */
  tourDone: boolean;
}

const answered = (url = '') => [{ name: 'cookie_consent', value: 'false', url }];

/** Runs before each page, because signing out deletes the flag. Pages without an address have no storage. */
function skipTour(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('tour-skipped', 'true');
}

export const test = base.extend<Fixtures, { town: TestServer }>({
  snapshot: ['board', { option: true }],
  town: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const town = await TestServer.open();
      await use(town);
      await town.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ town, snapshot }, use) => {
      await town.restore(snapshot);
      await use(town);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  ip: async ({}, use) => use('10.1.0.1'),
  baseURL: async ({ town }, use) => use(town.origin),
  extraHTTPHeaders: async ({ ip }, use) => use({ 'X-Forwarded-For': ip }),
  site: async ({ server, ip }, use) => use(new Site(server.origin, ip)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  isPhone: async ({}, use, info) => use(info.project.name === 'phone'),

  open: async ({ browser, server, site, snapshot, firstVisit, tourDone, serviceWorkers }, use, info) => {
    const replay = new AccessReplay();
    const contexts: BrowserContext[] = [];
    await use(async (person, options = {}) => {
      const context = await browser.newContext({ serviceWorkers, ...options });
      contexts.push(context);
      if (!firstVisit) await context.addCookies(answered(server.origin));
      if (tourDone) await context.addInitScript(skipTour);
      if (person) {
        await context.addCookies([{ name: 'sid', value: person.sid, url: server.origin }]);
        replay.listen(context);
      }
      return context.newPage();
    });
    const found = info.status === 'passed' && snapshot !== 'unclaimed' ? await replay.run(site, people().stranger) : [];
    for (const context of contexts) await close(context);
    expect(found, 'Private data was accessible to someone else').toEqual([]);
  },
  employer: async ({ open }, use) => {
    const person = { ...people().employer };
    await use({ person, page: await open(person) });
  },
  worker: async ({ open }, use) => {
    const person = { ...people().worker };
    await use({ person, page: await open(person) });
  },
  operator: async ({ open }, use) => {
    const person = { ...people().operator };
    await use({ person, page: await open(person) });
  },
  context: async ({ context, server, firstVisit, tourDone }, use) => {
    if (!firstVisit) await context.addCookies(answered(server.origin));
    if (tourDone) await context.addInitScript(skipTour);
    await use(context);
  },
  firstVisit: [false, { option: true }],
  tourDone: [true, { option: true }],
});

/** Closes a context. A route handler that still waits for its answer then does not fail the test. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** While a session gets a new id, a live connection or a draft's request with the old one is refused, and the app tries again. */
const refused = /^WebSocket connection to '[^']+\/api\/live[^']*' failed: HTTP Authentication failed|status of 401 .*\/api\/drafts\//;

/** Records everything a page complains about from now on: console errors, uncaught errors, policy violations, dialogs. */
export async function watchForTrouble(page: Page): Promise<{ errors: string[]; warnings: string[] }> {
  const seen = { errors: [] as string[], warnings: [] as string[] };
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !refused.test(text)) seen.errors.push(text);
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

/** Keeps a page from being told what changes, as on a bad line. */
export const withoutLive = (page: Page) => page.routeWebSocket(/\/api\/live/, (socket) => void socket.close());

/** Waits until the front end, not only the server, has rendered the page and its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main#main')).toBeVisible();
  await expect(page.locator('main#main h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
