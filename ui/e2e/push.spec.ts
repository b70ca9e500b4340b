// Notification settings, and push messages in the service worker. A push is delivered to the worker as the browser would.
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test';
import type { Person, Site } from './support/site';
import { expect, test } from './support/test';

/** Opens a conversation between an employer and an applicant; returns its id. */
async function talk(site: Site, employer: Person, worker: Person): Promise<number> {
  const job = await site.postJob(employer);
  const application = await site.apply(worker, job.id);
  const subject = { kind: 'application', id: application.id };
  const { id } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker);
  return id;
}

interface Installed {
  context: BrowserContext;
  page: Page;
  worker: Worker;
  /** Delivers a push message to the worker, which shows a notification with this title. */
  push: (payload: object | string, title: string) => Promise<void>;
}

/** Opens the site in the full browser, where service workers show notifications, signed in with these cookies. */
async function install(baseURL: string, from: BrowserContext, path: string): Promise<Installed> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const context = await chromium.launchPersistentContext('', { executablePath: '/usr/bin/chromium', args, baseURL, serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await context.addCookies(await from.cookies());
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  const isReady = () =>
    worker.evaluate(
      () => Notification.permission === 'granted' && (self as unknown as ServiceWorkerGlobal).registration.active?.state === 'activated',
    );
  await expect.poll(isReady).toBe(true);
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  // The browser may drop a message for a worker that is still starting, so it's delivered until it is shown.
  const push = async (payload: object | string, title: string) => {
    const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const deliver = async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL, registrationId, data });
      await expect.poll(async () => (await shown(worker)).map((one) => one.title), { timeout: 1_500 }).toContain(title);
    };
    await expect(deliver).toPass();
  };
  return { context, page, worker, push };
}

/** The notifications that are on the screen. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobal;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

interface ServiceWorkerGlobal {
  registration: ServiceWorkerRegistration;
}

/** Taps the notification on the screen, or a button of it, and writes into it. */
const tap = (worker: Worker, action = '', reply = '') =>
  worker.evaluate(
    async ([act, text]) => {
      const { registration } = self as unknown as ServiceWorkerGlobal;
      const [notification] = await registration.getNotifications();
      const event = new (self as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent('notificationclick', {
        notification,
        action: act,
      });
      Object.defineProperty(event, 'reply', { value: text });
      self.dispatchEvent(event);
    },
    [action, reply] as const,
  );

test('a push shows a notification, a later one of the same thread replaces it, and a tap opens it in the open window', async ({
  employer,
  worker: person,
  site,
  baseURL,
}) => {
  const id = await talk(site, employer.person, person.person);
  const { context, page, worker, push } = await install(baseURL ?? '', person.page.context(), '/jobs');
  const href = `/messages/${id}`;
  const tag = `conversation:${id}`;
  await push({ title: 'Message from Emma', body: 'Can you come at nine?', href, tag, badge: 1 }, 'Message from Emma');
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Message from Emma', body: 'Can you come at nine?', tag }]);
  await push({ title: '2 messages from Emma', body: 'Or at ten?', href, tag, badge: 1 }, '2 messages from Emma');
  await expect.poll(() => shown(worker)).toEqual([{ title: '2 messages from Emma', body: 'Or at ten?', tag }]);

  // A reload would lose what someone is typing.
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await tap(worker);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  expect(await shown(worker)).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test('a reply in a notification is sent once, and one that fails stays on the screen', async ({ employer, worker: person, site, baseURL }) => {
  const id = await talk(site, employer.person, person.person);
  const { context, worker, push } = await install(baseURL ?? '', person.page.context(), '/jobs');
  const message = { title: 'Message from Emma', body: 'Can you come at nine?', href: `/messages/${id}`, tag: `conversation:${id}`, badge: 1 };
  await push(message, message.title);
  await tap(worker, 'reply', 'Yes, see you at nine');
  const texts = async () => {
    const list = await site.requestOk('GET', `/api/conversations/${id}/messages`, undefined, employer.person);
    return (list as { items: { text: string; kind: string }[] }).items.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  };
  await expect.poll(texts).toEqual(['Yes, see you at nine']);
  expect(await shown(worker)).toEqual([]);

  await push({ ...message, href: '/messages/999999', tag: 'conversation:999999' }, message.title);
  await tap(worker, 'reply', 'Are you there?');
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Your reply wasn’t sent', body: 'Are you there?', tag: 'unsent:999999' }]);
  await context.close();
});

test('a push without readable content still shows something', async ({ worker: person, baseURL }) => {
  const { context, worker, push } = await install(baseURL ?? '', person.page.context(), '/jobs');
  await push('not JSON', 'Something new');
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Something new', body: 'Open the app to see it.', tag: 'news' }]);
  await context.close();
});

test('people choose what reaches them and when it’s quiet, and try it @wide', async ({ worker: { page } }) => {
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible();
  const searches = page.getByRole('checkbox', { name: 'Saved searches: Email' });
  await expect(searches).toBeChecked();
  await searches.uncheck();
  // News about the account can't be turned off.
  const account = page.getByRole('checkbox', { name: 'Account: Email' });
  await expect(account).toBeChecked();
  await expect(account).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Office: App' })).toHaveCount(0);
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('From', { exact: true }).fill('22:00');
  await page.getByLabel('Until', { exact: true }).fill('22:00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter two different times.');
  await page.getByLabel('Until', { exact: true }).fill('06:30');
  await page.getByLabel('Time zone').selectOption('America/Denver');
  await page.getByText('Daily', { exact: true }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Settings saved');
  await page.reload();
  await expect(searches).not.toBeChecked();
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:30');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Denver');
  await expect(page.getByRole('radio', { name: 'Daily' })).toBeChecked();

  await page.getByRole('button', { name: 'Test the app' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It’s in your list of notifications.' })).toBeVisible();
  await page.getByRole('button', { name: 'Test push' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Push isn’t on for any of your devices yet.' })).toBeVisible();
});

test('unread conversations are counted on More, which has Messages', async ({ employer, worker: person, site }) => {
  const id = await talk(site, employer.person, person.person);
  await person.page.goto('/jobs');
  const more = person.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^More/ });
  await expect(more).toHaveAccessibleName('More');
  await site.requestOk('POST', `/api/conversations/${id}/messages`, { text: 'Can you come at nine?' }, employer.person);
  await expect(more).toHaveAccessibleName('More , 1 unread');
  await more.click();
  await person.page
    .getByRole('dialog')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await person.page.getByRole('link').filter({ hasText: 'Can you come at nine?' }).click();
  await expect(more).toHaveAccessibleName('More');
});
