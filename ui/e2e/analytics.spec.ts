// Analytics: what is sent, when, and only with consent.
import type { Page, Request } from '@playwright/test';
import { storedItems } from '../src/lib/stored-items';
import { fastForwardUntil, flushTasks, now } from './support/clock';
import { writeJob } from './support/posting';
import { password, uniqueWord } from './support/site';
import { expect, settled, test, watchForTrouble } from './support/test';

interface Sent {
  events: {
    event: string;
    properties: Record<string, unknown>;
    page: string;
    userId?: string;
    sessionId?: string;
    userAgent?: string;
    timestamp: number;
  }[];
  session: Record<string, unknown> & { deviceInfo: object | null };
}

/** Records everything sent from now on, by request or by beacon. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/analytics')) sent.push(JSON.parse(request.postDataBuffer()?.toString() ?? '{}') as Sent);
  });
  return sent;
}

const events = (sent: Sent[]) => sent.flatMap((batch) => batch.events);
const names = (sent: Sent[]) => events(sent).map(({ event }) => event);

async function allow(page: Page, analytics: boolean, functional = analytics): Promise<void> {
  const preferences = encodeURIComponent(JSON.stringify({ analytics, functional, performance: analytics }));
  await page.context().addCookies([
    { name: 'cookie_consent', value: String(analytics || functional), domain: '127.0.0.1', path: '/' },
    { name: 'cookie_preferences', value: preferences, domain: '127.0.0.1', path: '/' },
  ]);
}

test.describe('with consent', () => {
  test.beforeEach(({ page }) => allow(page, true));

  test('a page view that cannot be counted is reported and logged, and the page works', async ({ page }) => {
    const { warnings } = await watchForTrouble(page);
    await page.addInitScript(() => Object.defineProperty(document, 'referrer', { value: 'not an address' }));
    const report = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/errors'));
    await page.goto('/jobs');
    await report;
    expect(warnings.join()).toContain('Failed to record an analytics event');
    await settled(page);
  });

  test('page views are sent after 30 s, with the fields of the specification', async ({ page }) => {
    const sent = listen(page);
    await page.clock.install();
    await page.goto('/jobs');
    await settled(page);
    // The interval starts when the analytics code has loaded, after the page.
    const began = () => page.evaluate(() => JSON.parse(localStorage.getItem('session-timestamp') ?? 'null') as number | null);
    await expect.poll(began).not.toBeNull();
    await page.clock.pauseAt((await now(page)) + 1_000);
    await page.clock.runFor(29_000 - ((await now(page)) - ((await began()) ?? 0)));
    await flushTasks(page);
    expect(sent).toHaveLength(0);
    await page.clock.runFor(2_000);
    await expect.poll(() => sent.length).toBe(1);
    const [batch] = sent;
    expect(Object.keys(batch?.events[0] ?? {}).sort()).toEqual(['event', 'page', 'properties', 'sessionId', 'timestamp', 'userAgent', 'userId']);
    expect(Object.keys(batch?.session ?? {}).sort()).toEqual(
      ['deviceInfo', 'events', 'lastActivity', 'pageViews', 'sessionId', 'startTime', 'userId'].sort(),
    );
    expect(Object.keys(batch?.session.deviceInfo ?? {}).sort()).toEqual(['language', 'screenResolution', 'timezone', 'userAgent', 'viewport']);
    expect(batch?.events[0]).toMatchObject({ event: 'page_view', page: '/jobs', properties: { source: 'direct' } });
    const cookies = await page.context().cookies();
    const lives = ((cookies.find(({ name }) => name === 'user_id')?.expires ?? 0) * 1000 - (await page.evaluate(() => Date.now()))) / 86_400_000;
    // Browsers cap cookie lifetimes at 400 days; the list says two years.
    expect(Math.abs(lives)).toBeGreaterThan(399);
    expect(storedItems.user_id.days).toBe(730);
  });

  test('a new session starts after 24 hours', async ({ page }) => {
    await page.clock.install();
    await page.goto('/jobs');
    await settled(page);
    const id = () => page.evaluate(() => JSON.parse(localStorage.getItem('session-id') ?? 'null') as string | null);
    await expect.poll(id).not.toBeNull();
    const first = await id();
    const began = () => page.evaluate(() => JSON.parse(localStorage.getItem('session-timestamp') ?? 'null') as number | null);
    const since = (await began()) ?? 0;
    expect(Math.abs((await page.evaluate(() => Date.now())) - since)).toBeLessThan(60_000);
    await page.clock.setSystemTime(Date.now() + 23 * 3_600_000);
    await page.reload();
    await settled(page);
    expect(await id()).toBe(first);
    expect(await began()).toBe(since);
    await page.clock.setSystemTime(Date.now() + 25 * 3_600_000);
    await page.reload();
    await settled(page);
    await expect.poll(id).not.toBe(first);
    expect(await began()).toBeGreaterThan(since + 24 * 3_600_000);
  });

  test('each quarter of a page is tracked once', async ({ page }) => {
    const sent = listen(page);
    await page.clock.install();
    await page.goto('/privacy-policy');
    await settled(page);
    await page.waitForFunction(() => localStorage.getItem('session-id') !== null);
    for (const share of [0.3, 0.6, 0.2, 1, 0]) {
      const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener('scroll', resolve, { once: true })));
      await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), share);
      await scrolled;
    }
    await page.clock.runFor(31_000);
    await expect.poll(() => names(sent)).toContain('scroll_depth');
    const depths = events(sent).filter(({ event }) => event === 'scroll_depth');
    expect(depths.map(({ properties }) => properties.depth)).toEqual([25, 50, 75, 100]);
  });

  test('leaving the page sends pending events', async ({ page, site, operator }) => {
    const query = uniqueWord();
    await page.goto(`/jobs?query=${query}`);
    await settled(page);
    await page.waitForFunction(() => localStorage.getItem('session-id') !== null);
    // The search is recorded once its results are rendered.
    await flushTasks(page);
    await page.goto('about:blank');
    const report = () => site.requestOk<{ searches: { name: string }[] }>('GET', '/api/admin/analytics?days=7', undefined, operator.person);
    const found = async () => (await report()).searches.some(({ name }) => name === query);
    await expect.poll(found, { timeout: 15_000 }).toBe(true);
  });

  test('a search is tracked with its query and result count, as soon as the page is hidden', async ({ page, site, employer }) => {
    const query = uniqueWord();
    await site.postJob(employer.person, { title: `Paint the ${query}`, category: 'home' });
    // Playwright does not show beacons sent while a page unloads, so sendBeacon is replaced.
    await page.addInitScript(() => {
      const left: string[] = [];
      Object.assign(globalThis, { left });
      navigator.sendBeacon = (_, body) => {
        void (body as Blob).text().then((text) => left.push(text));
        return true;
      };
    });
    const left = () => page.evaluate(() => (globalThis as unknown as { left: string[] }).left);
    await page.goto(`/jobs?query=${query}&category=home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 open job for');
    await page.waitForFunction(() => localStorage.getItem('session-id') !== null);
    await flushTasks(page);
    expect(await left()).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(async () => (await left()).length).toBe(1);
    const sent = (await left()).map((text) => JSON.parse(text) as Sent);
    expect(events(sent).find(({ event }) => event === 'search')?.properties).toEqual({ query, category: 'home', resultsCount: 1 });
  });

  test('events that failed to send are sent with the next batch', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/analytics', (route) => {
      calls += 1;
      return calls === 1 ? route.abort() : route.continue();
    });
    const sent = listen(page);
    await page.clock.install();
    await page.goto('/jobs');
    await settled(page);
    await page.waitForFunction(() => localStorage.getItem('session-id') !== null);
    await page.clock.runFor(31_000);
    await expect.poll(() => calls).toBe(1);
    await page.clock.runFor(30_000);
    await expect.poll(() => calls).toBe(2);
    expect(sent[1]?.events[0]).toEqual(sent[0]?.events[0]);
  });
});

test('withdrawing consent discards pending events', async ({ page }) => {
  await allow(page, true);
  const sent = listen(page);
  await page.clock.install();
  await page.goto('/jobs');
  await settled(page);
  await page.waitForFunction(() => localStorage.getItem('session-id') !== null);
  // Scrolling shows the rest of the board, which moves the footer.
  await page.mouse.wheel(0, 400);
  await settled(page);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.clock.runFor(31_000);
  await expect.poll(() => names(sent)).toEqual(['consent_declined']);
  expect(Object.keys(events(sent)[0] ?? {}).sort()).toEqual(['event', 'page', 'properties', 'timestamp']);
  expect(sent[0]?.session).toMatchObject({ sessionId: null, userId: null, deviceInfo: null });
});

test('posting a copy is tracked too', async ({ site, open }) => {
  const lena = await site.signUp('Lena Letters', 'employer');
  const job = await site.postJob(lena, { title: 'Fold the letters' });
  const copy = await site.requestOk<{ id: number }>('POST', `/api/jobs/${job.id}/duplicate`, {}, lena);
  const page = await open(lena);
  await allow(page, true);
  const sent = listen(page);
  await page.goto(`/jobs/${copy.id}`);
  await settled(page);
  await page.getByRole('button', { name: /^Post it now/ }).click();
  await expect.poll(() => names(sent)).toContain('job_posted');
});

test('an application is sent at once, with its fields', async ({ site, open, employer }) => {
  const job = await site.postJob(employer.person, { title: 'Count the chairs' });
  const walter = await site.signUp('Walter Wrightson', 'worker');
  const page = await open(walter);
  await allow(page, true);
  const sent = listen(page);
  await page.goto(`/jobs/${job.id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Apply' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Your proposed rate').fill('25');
  await form.getByLabel('A line about you').fill('I can count to a thousand.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect.poll(() => names(sent)).toContain('application_submitted');
  const tracked = events(sent).find(({ event }) => event === 'application_submitted');
  expect(tracked?.properties).toEqual({ jobId: job.id, proposedRate: 2500 });
});

test('a new account and its first job are sent at once, with their fields', async ({ page }) => {
  await allow(page, true);
  const sent = listen(page);
  await page.goto('/sign-up?next=/post-job');
  await page.getByLabel('Your name').fill('Nora New');
  await page.getByLabel('Email').fill(`${uniqueWord()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => names(sent)).toContain('user_signup');
  await writeJob(page, { title: `Water the plants ${uniqueWord()}`, category: 'home' });
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect.poll(() => names(sent)).toContain('job_posted');
  const tracked = events(sent).find(({ event }) => event === 'job_posted');
  expect(tracked?.properties).toMatchObject({ category: 'home', isUrgent: false, city: expect.any(String), state: expect.any(String) });
});

test.describe('without consent', () => {
  for (const [what, functional] of [
    ['nothing was allowed', false],
    ['functional alone was allowed', true],
  ] as const) {
    test(`nothing is sent and nothing stored when ${what}`, async ({ page }) => {
      await allow(page, false, functional);
      const sent = listen(page);
      await page.clock.install();
      await page.goto('/jobs?query=nurse');
      await settled(page);
      await page.clock.runFor(61_000);
      await page.goto('/');
      await settled(page);
      expect(sent).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('session-id'))).toBeNull();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user_id');
    });
  }

  test.describe('asked', () => {
    test.use({ firstVisit: true });

    test('declining is tracked anonymously', async ({ page }) => {
      const sent = listen(page);
      await page.clock.install();
      await page.goto('/jobs');
      await settled(page);
      await page.getByRole('button', { name: 'Essential Only' }).click();
      await fastForwardUntil(page, async () => sent.length > 0);
      expect(names(sent)).toEqual(['consent_declined']);
      expect(Object.keys(sent[0]?.events[0] ?? {}).sort()).toEqual(['event', 'page', 'properties', 'timestamp']);
      expect(sent[0]?.session).toMatchObject({ sessionId: null, userId: null, deviceInfo: null });
    });

    test('consent is sent at once, and the open page is counted', async ({ page }) => {
      const sent = listen(page);
      await page.goto('/jobs');
      await settled(page);
      await page.getByRole('button', { name: 'Accept All' }).click();
      await expect.poll(() => names(sent)).toContain('consent_given');
      // The page is counted when the session starts, right after the consent is sent.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('session-id'))).not.toBeNull();
      await page.goto('about:blank');
      await expect.poll(() => names(sent)).toContain('page_view');
      expect(events(sent).find(({ event }) => event === 'page_view')?.properties).toEqual({ source: 'direct' });
      await page.goBack();
      expect(await page.evaluate(() => localStorage.getItem('session-id'))).not.toBeNull();
    });
  });
});

test('the operator sees visits, sources, searches without results and funnels @wide', async ({
  operator: { page, person },
  site,
  request,
  baseURL,
}) => {
  const properties = { query: 'unicorn groom', resultsCount: 0, source: 'paper.example' };
  const trackedEvent = (event: string, rest: object = {}) => ({
    event,
    properties: rest,
    userId: 'b',
    sessionId: 'e2e-visit',
    timestamp: 1,
    page: '/jobs',
  });
  const session = { sessionId: 'e2e-visit', startTime: 1, lastActivity: 1, pageViews: 1, events: 2, userId: 'b', deviceInfo: null };
  const answer = await request.post('/api/analytics', {
    headers: { Origin: baseURL ?? '' },
    data: { events: [trackedEvent('page_view', { source: 'paper.example' }), trackedEvent('search', properties)], session },
  });
  expect(answer.status()).toBe(200);
  // Events are written to the database every two seconds.
  const report = () => site.requestOk<{ sources: { name: string }[] }>('GET', '/api/admin/analytics?days=7', undefined, person);
  await expect.poll(async () => (await report()).sources.map(({ name }) => name)).toContain('paper.example');
  await page.goto('/admin/analytics');
  await settled(page);
  await expect(page.getByRole('img', { name: /^Visits by day: / })).toBeVisible();
  await expect(page.locator('section', { hasText: 'Searches with no results' }).getByText('unicorn groom')).toBeVisible();
  await expect(page.locator('section', { hasText: 'Where they came from' }).getByText('paper.example')).toBeVisible();
  await expect(page.getByText('then applied')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
});
