// Whichever overlays are open together, every control can be reached.
import { pressFloating } from '../support/floating';
import { people } from '../support/snapshots';
import { expect, type Page, settled, test } from '../support/test';

const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** The quick suite takes one combination of each kind; the deep suite takes the others. */
const quick = [
  '390x844, cookies asked, with a card',
  '360x640, cookies folded',
  '1280x800, cookies chosen, with a card',
  '360x640, the tour and a new version',
];
const tagged = (name: string) => (quick.includes(name) ? name : `${name} @deep @app`);

/** Returns the controls of overlays and bars that are covered or off the screen. */
const unreachable = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.slots :is(button, a, input, textarea), .offline button, .tab-bar :is(a, button), .top-bar :is(a, button)',
    ),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // Without a free spot, the floating buttons slide away until there is one; keyboard focus brings them back.
    .filter((control) => !control.closest('[data-no-room]'))
    .flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      const hit = inside ? document.elementFromPoint(x, y) : null;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      if (hit && control.contains(hit)) return [];
      if (hit?.closest('label')?.contains(control)) return [];
      // A control that can be scrolled into view can be reached.
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight && box !== document.documentElement) return [];
      }
      return [`${name} under ${hit ? `${hit.tagName}.${hit.className}` : 'nothing (off screen)'}`];
    });

const reach = (page: Page, what: string) => expect.poll(() => page.evaluate(unreachable), { message: what }).toEqual([]);

const withoutLine = async (page: Page, what: string) => {
  await page.context().setOffline(true);
  await expect(page.getByText('Connection Lost')).toBeVisible();
  await reach(page, `${what} without a line`);
};

const withLine = async (page: Page) => {
  await page.context().setOffline(false);
  await expect(page.getByText('Connection Lost')).toHaveCount(0);
};

const openChat = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Live Support' });
  // By keyboard, which brings the button back if it slid away.
  if (await button.isVisible()) await button.press('Enter');
  else await pressFloating(page, 'Live Support');
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
};

/** Sets the tracked time to two seconds before the first card is due. */
const nearlyDue = () => {
  const now = Date.now();
  localStorage.setItem('engagement', JSON.stringify({ sessionStartTime: now, totalTimeSpent: 118, isActive: true, lastUpdate: now }));
};

for (const viewport of screens) {
  for (const cookies of ['chosen', 'asked', 'folded'] as const) {
    for (const card of [false, true]) {
      test(tagged(`${viewport.width}x${viewport.height}, cookies ${cookies}${card ? ', with a card' : ''}`), async ({ browser, baseURL, ip }) => {
        const { worker } = people();
        const context = await browser.newContext({ viewport, hasTouch: viewport.width < 900, extraHTTPHeaders: { 'X-Forwarded-For': ip } });
        await context.addCookies([{ name: 'sid', value: worker.sid, url: baseURL ?? '' }]);
        if (cookies === 'chosen') await context.addCookies([{ name: 'cookie_consent', value: 'false', url: baseURL ?? '' }]);
        const page = await context.newPage();
        await page.addInitScript(() => localStorage.setItem('tour-skipped', 'true'));
        if (card) await page.addInitScript(nearlyDue);
        await page.goto(`${baseURL}/jobs`);
        await settled(page);
        if (cookies !== 'chosen') await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
        if (cookies === 'folded') await page.getByRole('button', { name: 'Minimize' }).click();
        if (card) await expect(page.getByRole('button', { name: 'Thanks!' })).toBeVisible();
        // Focus keeps the card open.
        if (card) await page.getByRole('button', { name: 'Thanks!' }).focus();
        await reach(page, 'the buttons');
        await withoutLine(page, 'the buttons');
        await withLine(page);
        await openChat(page);
        await expect(page.locator('.toast')).toBeVisible();
        await reach(page, 'the chat and a toast');
        await withoutLine(page, 'the chat');
        await context.close();
      });
    }
  }
}

// Smaller and lower than the screens above.
for (const [width, height] of [
  [375, 667],
  [320, 640],
  [1366, 650],
  [1280, 600],
] as const) {
  test(`the toast of a new chat lies on nothing at ${width}x${height}`, async ({ browser, baseURL, ip }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 900, extraHTTPHeaders: { 'X-Forwarded-For': ip } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await settled(page);
    await openChat(page);
    await expect(page.locator('.toast')).toBeVisible();
    await reach(page, 'the chat, a toast and the cookie question');
    await page.locator('.chat').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Live Support' })).toBeVisible();
    await context.close();
  });
}

/** Replaces the browser's service worker registration with one in which a new version is waiting. */
const withNewVersion = () => {
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage() {} }, active: null, installing: null, update: async () => {} });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container });
};

for (const viewport of screens) {
  for (const update of [false, true]) {
    test(tagged(`${viewport.width}x${viewport.height}, the tour${update ? ' and a new version' : ''}`), async ({ browser, baseURL, ip }) => {
      const { worker } = people();
      const context = await browser.newContext({ viewport, hasTouch: viewport.width < 900, extraHTTPHeaders: { 'X-Forwarded-For': ip } });
      await context.addCookies([
        { name: 'sid', value: worker.sid, url: baseURL ?? '' },
        { name: 'cookie_consent', value: 'false', url: baseURL ?? '' },
      ]);
      const page = await context.newPage();
      await page.addInitScript(nearlyDue);
      // Opened by the person, on an earlier page.
      await page.addInitScript(() => sessionStorage.setItem('tour-step', '0'));
      if (update) await page.addInitScript(withNewVersion);
      await page.goto(`${baseURL}/jobs`);
      await settled(page);
      const tour = page.getByRole('region', { name: 'Tour' });
      await expect(tour).toBeVisible();
      if (update) await expect(page.getByText('A new version is ready.')).toBeVisible();
      await reach(page, 'the tour');
      await expect(page.getByRole('button', { name: 'Thanks!' })).toBeVisible();
      await page.getByRole('button', { name: 'Thanks!' }).focus();
      await reach(page, 'the tour and a card');
      await withoutLine(page, 'the tour and a card');
      await withLine(page);
      await page.locator('main .save-btn').first().scrollIntoViewIfNeeded();
      await openChat(page);
      await reach(page, 'the chat, for which the tour waits');
      await context.close();
    });
  }
}
