// Live Support: each number and each quoted text of the specification.

import { answer, flushTasks, now, openWithStoppedClock, runUntil } from './support/clock';
import { countTo, seedEarlierVisit, slot, waitForCard } from './support/motivation';
import { type Person, type Site, uniqueWord } from './support/site';
import { expect, type Page, settled, test } from './support/test';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Support' });
const chatButton = (page: Page) => page.getByRole('button', { name: /^Live Support/ });
const field = (page: Page) => panel(page).getByPlaceholder('Type your message...', { exact: true });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const log = (page: Page) => panel(page).getByRole('log');
const statusStrip = (page: Page) => panel(page).locator('.chat-st');
const toast = (page: Page) => page.locator('.toast');

async function open(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(statusStrip(page)).toContainText('Waiting');
}

async function visit(page: Page): Promise<void> {
  await page.goto('/jobs');
  await settled(page);
  await open(page);
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Finds a chat by its last message and answers it as an agent; returns its id. */
async function answerAsAgent(site: Site, agent: Person, last: string, message: string): Promise<number> {
  const found = async () => {
    for (const queue of ['waiting', 'mine', 'open']) {
      const list = await site.requestOk<{ items: { id: number; lastMessage: string }[] }>(
        'GET',
        `/api/admin/support/chats?queue=${queue}&limit=100`,
        undefined,
        agent,
      );
      const chat = list.items.find(({ lastMessage }) => lastMessage === last);
      if (chat) return chat.id;
    }
    return 0;
  };
  await expect.poll(found).toBeGreaterThan(0);
  const id = await found();
  await site.requestOk('POST', `/api/admin/support/chats/${id}/messages`, { message }, agent);
  return id;
}

async function expectToast(page: Page, title: string, text: string, destructive: boolean): Promise<void> {
  await expect(toast(page).locator('b')).toHaveText(title);
  await expect(toast(page)).toContainText(text);
  await expect(toast(page)).toHaveClass(destructive ? /toast-d/ : /^toast$/);
}

test('the round button and everything in the panel @wide', async ({ page, isPhone }) => {
  await page.goto('/jobs');
  await settled(page);
  const round = await chatButton(page).boundingBox();
  const view = page.viewportSize();
  if (!round || !view) throw new Error('The button has no bounding box');
  expect([round.width, round.height]).toEqual([56, 56]);
  expect(await chatButton(page).evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%');
  expect(view.width - round.x - round.width).toBeLessThan(24);
  // In the corner, or higher where it would lie on a control.
  expect(view.height - round.y - round.height).toBeLessThan((isPhone ? 64 + 24 : 24) + 200);

  await open(page);
  await expect(chatButton(page)).toHaveCount(0);
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(isPhone ? view.width - 16 : 384);
  if (isPhone) expect(box?.x).toBe(8);
  await expect(panel(page).getByRole('heading', { name: 'Live Support', exact: true })).toBeVisible();
  for (const name of ['Minimize', 'Close', 'End Chat']) await expect(button(page, name)).toBeVisible();
  await expect(statusStrip(page)).toHaveText(/^Waiting · usual reply /);
  await expect(log(page)).toBeVisible();
  await expect(field(page)).toBeVisible();
  await expect(button(page, 'Send')).toBeVisible();
  const attach = panel(page).getByRole('button', { name: /not available in this chat$/ });
  await expect(attach).toHaveCount(2);
  for (const one of await attach.all()) await expect(one).toBeDisabled();
  await expect(panel(page).getByText('Rate your experience:')).toHaveCount(0);

  await button(page, 'Minimize').click();
  await expect(field(page)).toHaveCount(0);
  expect((await panel(page).boundingBox())?.height).toBeLessThan(60);
  await button(page, 'Show the chat').click();
  await expect(field(page)).toBeVisible();
  await button(page, 'Close').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('opening starts one session, and every call is as specified', async ({ page, site, operator }) => {
  const calls: { method: string; path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/support/chat/')) return;
    const name = pathname.replace(/\/[\w-]{22}\//, '/{sessionId}/');
    // The calls that report seen messages, for the account's other devices, are not part of the specification.
    if (!/\/(messages|seen)$/.test(name)) calls.push({ method: request.method(), path: name, body: JSON.parse(request.postData() ?? 'null') });
  });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']));
  const started = page.waitForResponse(/\/api\/support\/chat\/start$/);
  await visit(page);
  // Like every write, so that a retry starts no second chat.
  expect(keys.at(-1)).toMatch(/^[\w-]{20,}$/);
  await expectToast(page, 'Chat Started', "You're connected to our support team.", false);
  const session = (await (await started).json()) as Record<string, unknown>;
  expect(session).toMatchObject({ status: 'waiting', subject: null });
  expect(String(session.id)).toMatch(/^[\w-]{22,}$/);
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await answerAsAgent(site, operator.person, text, 'Depot Street 4.');
  await expect(log(page)).toContainText('Depot Street 4.');
  const after = (await (await page.waitForResponse(/\/messages$/)).json()) as Record<string, unknown>[];
  expect(after.map(({ message, isFromAgent, messageType }) => [message, isFromAgent, messageType])).toEqual([
    [text, false, 'text'],
    ['Depot Street 4.', true, 'text'],
  ]);
  for (const { id, sentAt } of after) expect([typeof id, typeof sentAt]).toEqual(['number', 'number']);

  // Closing and opening the panel keeps the session.
  await button(page, 'Close').click();
  await chatButton(page).click();
  await expect(log(page)).toContainText('Depot Street 4.');
  await button(page, '4 of 5').click();
  await button(page, 'End Chat').click();
  await expectToast(page, 'Chat Ended', 'Thank you for your feedback!', false);
  await expect(panel(page)).toHaveCount(0);
  expect(calls).toEqual([
    // The subject is sent without a value.
    { method: 'POST', path: '/api/support/chat/start', body: {} },
    { method: 'POST', path: '/api/support/chat/message', body: { sessionId: session.id, message: text, messageType: 'text' } },
    { method: 'POST', path: '/api/support/chat/{sessionId}/end', body: { satisfaction: 4 } },
  ]);
  // After the chat has ended, opening the panel starts a new one.
  await open(page);
  await expect(log(page)).not.toContainText(text);
});

test('messages are polled every 3 s while a session exists, open or closed, and only while the page is visible', async ({ page }) => {
  await openWithStoppedClock(page, '/jobs');
  const requests: number[] = [];
  let answered = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/messages')) requests.push(1);
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/messages')) answered += 1;
  });
  await page.clock.runFor(10_000);
  expect(requests).toHaveLength(0);
  await chatButton(page).click();
  await runUntil(page, async () => (await statusStrip(page).count()) === 1 && ((await statusStrip(page).textContent()) ?? '').includes('Waiting'));
  const count = async (ms: number) => {
    const before = requests.length;
    for (let passed = 0; passed < ms; passed += 500) {
      await page.clock.runFor(500);
      await flushTasks(page);
      await expect.poll(() => answered).toBe(requests.length);
    }
    return requests.length - before;
  };
  await count(3_000);
  expect(await count(15_000)).toBe(5);
  await button(page, 'Close').click();
  expect(await count(15_000)).toBe(5);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await count(15_000)).toBe(0);
});

test('a chat that fails to start says so and can be retried @wide', async ({ page }) => {
  await page.route('**/api/support/chat/start', (route) => route.fulfill({ status: 422, json: {} }));
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/support/chat/message') && sent.push(request.postData() ?? ''));
  await page.goto('/jobs');
  await settled(page);
  await chatButton(page).click();
  await expectToast(page, 'Error', 'Failed to start chat session. Please try again.', true);
  await send(page, 'Nobody hears this');
  await flushTasks(page);
  await expect(field(page)).toHaveValue('Nobody hears this');
  await expect(toast(page)).toContainText('Failed to start chat session.');
  expect(sent).toEqual([]);
  await expect(button(page, 'End Chat')).toBeDisabled();
  await page.unroute('**/api/support/chat/start');
  await button(page, 'Try again').click();
  await expectToast(page, 'Chat Started', "You're connected to our support team.", false);
  await expect(statusStrip(page)).toContainText('Waiting');
});

test('blank is ignored, Enter sends, Shift+Enter does not, and unsent text stays @wide', async ({ page }) => {
  const sent: string[] = [];
  let release = () => {};
  let held = Promise.resolve();
  let fail = false;
  await page.route('**/api/support/chat/message', async (route) => {
    sent.push((route.request().postDataJSON() as { message: string }).message);
    await held;
    if (fail) await route.fulfill({ status: 409, json: {} });
    else await route.continue();
  });
  await visit(page);
  await expect(button(page, 'Send')).toBeDisabled();
  await send(page, '  ');
  await field(page).fill('one');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('two');
  await expect(field(page)).toHaveValue('one\ntwo');
  expect(sent).toEqual([]);
  held = new Promise((resolve) => {
    release = resolve;
  });
  await field(page).press('Enter');
  await expect(field(page)).toBeDisabled();
  await expect(button(page, 'Send')).toBeDisabled();
  release();
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  expect(sent).toEqual(['one\ntwo']);

  fail = true;
  await send(page, 'Is this lost?');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.', true);
  await expect(field(page)).toHaveValue('Is this lost?');
  // A reload does not lose it either.
  await page.reload();
  await settled(page);
  await chatButton(page).click();
  await expect(field(page)).toHaveValue('Is this lost?');
});

test('the typing indicator comes 1 s after sending, stays about 2 s, and then messages are fetched', async ({ page }) => {
  await openWithStoppedClock(page, '/jobs');
  await chatButton(page).click();
  await runUntil(page, async () => (await statusStrip(page).count()) === 1 && ((await statusStrip(page).textContent()) ?? '').includes('Waiting'));
  const dots = log(page).getByText('Checking for a reply');
  const fetches = await answer(page, /\/messages$/, 'GET', (route) => route.continue());
  await field(page).fill(uniqueWord());
  await field(page).press('Enter');
  await runUntil(page, async () => (await log(page).locator('.msg-me').count()) === 1);

  await expect(dots).toHaveCount(0);
  const shown = await runUntil(page, async () => (await dots.count()) === 1);
  expect(shown).toBeGreaterThanOrEqual(700);
  expect(shown).toBeLessThanOrEqual(1_100);
  const gone = await runUntil(page, async () => (await dots.count()) === 0);
  const end = await now(page);
  expect(gone).toBeGreaterThanOrEqual(1_800);
  expect(gone).toBeLessThanOrEqual(2_200);
  // At once, and not with the poll that runs every three seconds anyway.
  await expect.poll(() => fetches.times.some((time, n) => Math.abs(time - end) <= 150 && time - (fetches.times[n - 1] ?? 0) < 2_900)).toBe(true);
});

test('an agent who is really typing is named', async ({ page, site, operator }) => {
  await visit(page);
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  const id = await answerAsAgent(site, operator.person, text, 'One moment.');
  await expect(statusStrip(page)).toHaveText('Connected with Olive O.');
  await site.requestOk('POST', `/api/admin/support/chats/${id}/typing`, undefined, operator.person);
  await expect(log(page).getByText('Olive O. is typing')).toBeVisible();
});

test('stars only while connected, 1 to 5 or none, and a failing end keeps the session @wide', async ({ page, site, operator }) => {
  await visit(page);
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await expect(panel(page).getByText('Rate your experience:')).toHaveCount(0);
  const id = await answerAsAgent(site, operator.person, text, 'Yes.');
  await expect(panel(page).locator('.ratebar > .xs')).toHaveText('Rate your experience:');
  const stars = panel(page).getByRole('button', { name: /^\d of 5$/ });
  await expect(stars).toHaveCount(5);
  await button(page, '5 of 5').click();
  await expect(button(page, '5 of 5')).toHaveAttribute('aria-pressed', 'true');
  await button(page, '5 of 5').click();
  await expect(panel(page).locator('[aria-pressed=true]')).toHaveCount(0);
  await button(page, '2 of 5').click();
  // Closing the panel does not end the chat.
  await button(page, 'Close').click();
  await page.getByRole('button', { name: /^Live Support/ }).click();
  await expect(button(page, '2 of 5')).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/api/support/chat/*/end', (route) => route.fulfill({ status: 409, json: {} }));
  await button(page, 'End Chat').click();
  await expectToast(page, 'Error', 'Failed to end chat. Please try again.', true);
  await expect(log(page)).toContainText(text);
  await expect(button(page, '2 of 5')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/support/chat/*/end');
  await button(page, 'End Chat').click();
  await expectToast(page, 'Chat Ended', 'Thank you for your feedback!', false);
  const { rating } = await site.requestOk<{ rating: number }>('GET', `/api/admin/support/chats/${id}`, undefined, operator.person);
  expect(rating).toBe(2);

  // The next session has no rating yet.
  await open(page);
  const next = uniqueWord();
  await send(page, next);
  await expect(log(page)).toContainText(next);
  await answerAsAgent(site, operator.person, next, 'Yes again.');
  await expect(stars).toHaveCount(5);
  await expect(panel(page).locator('[aria-pressed=true]')).toHaveCount(0);
});

test('end while waiting sends null', async ({ page }) => {
  await visit(page);
  const end = page.waitForRequest(/\/end$/);
  await button(page, 'End Chat').click();
  expect((await end).postDataJSON()).toEqual({ satisfaction: null });
  await expectToast(page, 'Chat Ended', 'Thank you for your feedback!', false);
});

test('while closed, the button counts unseen agent messages @wide', async ({ page, site, operator }) => {
  await visit(page);
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await button(page, 'Close').click();
  await expect(chatButton(page).locator('.count')).toHaveCount(0);
  await answerAsAgent(site, operator.person, text, 'First answer');
  await expect(chatButton(page).locator('.count')).toHaveText('1');
  await answerAsAgent(site, operator.person, 'First answer', 'Second answer');
  await expect(chatButton(page)).toHaveAccessibleName('Live Support, 2 new messages');
  const [color, danger] = await chatButton(page)
    .locator('.count')
    .evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return [getComputedStyle(element).backgroundColor, wanted];
    });
  expect(color).toBe(danger);
  // The count survives a reload and goes once the messages are seen.
  await page.reload();
  await settled(page);
  await expect(chatButton(page).locator('.count')).toHaveText('2');
  await chatButton(page).click();
  await expect(log(page)).toContainText('Second answer');
  await button(page, 'Close').click();
  await expect(chatButton(page)).toHaveAccessibleName('Live Support');
});

test('what happened while the panel was closed shows the moment it opens', async ({ page, site, operator }) => {
  await visit(page);
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await button(page, 'Close').click();
  const id = await answerAsAgent(site, operator.person, text, 'We open at nine.');
  await expect(chatButton(page).locator('.count')).toHaveText('1');
  await chatButton(page).click();
  // Sooner than the next poll.
  await expect(statusStrip(page)).toContainText('Connected', { timeout: 1_500 });
  await expect(panel(page).getByRole('group', { name: 'Rate your experience:' })).toBeVisible();
  await button(page, 'Close').click();
  await site.requestOk('POST', `/api/admin/support/chats/${id}/end`, {}, operator.person);
  await chatButton(page).click();
  await expect(statusStrip(page)).toContainText('ended', { timeout: 1_500 });
});

test('outside the hours, the strip says when, and an email is asked for @wide', async ({ page }) => {
  // The hours apply to the whole site, so this test changes the response instead.
  const opensAt = Date.now() + 3 * 86_400_000;
  await page.route('**/api/support/chat', async (route) => {
    const response = await route.fetch();
    const known = await response.json();
    const session = known.session && { ...known.session, asksEmail: known.session.email === null };
    await route.fulfill({ response, json: { ...known, session, isOpen: false, opensAt } });
  });
  await visit(page);
  await expect(statusStrip(page)).toHaveText(/^Waiting · usual reply after \w+day/);
  const email = panel(page).getByLabel('Your email address');
  await email.fill('nonsense');
  await button(page, 'Save email').click();
  await expect(panel(page).getByRole('alert')).toContainText('should look like name@example.org');
  await email.fill('vera@example.org');
  await button(page, 'Save email').click();
  await expect(panel(page)).toContainText('we’ll reply to vera@example.org');
});

test('a short reply time is shown as the usual one', async ({ page }) => {
  await page.route('**/api/support/chat', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), usualReplySeconds: 250 } });
  });
  await visit(page);
  await expect(statusStrip(page)).toHaveText('Waiting · usual reply about 4 minutes');
});

test('on phones the button hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await page.goto('/jobs');
  await settled(page);
  const left = async () => (await chatButton(page).boundingBox())?.x ?? 0;
  const before = await left();
  await page.mouse.wheel(0, 900);
  await expect.poll(left).toBeGreaterThan(390);
  await page.mouse.wheel(0, -200);
  await expect.poll(left).toBe(before);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });
  test('the cookie banner folds to its strip of 44 px for the chat', async ({ page }) => {
    await page.goto('/jobs');
    await settled(page);
    const banner = page.getByRole('region', { name: 'Cookie preferences' });
    await expect(banner.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await open(page);
    await expect(banner.getByRole('button', { name: 'Review' })).toBeVisible();
    expect((await banner.boundingBox())?.height).toBe(44);
    const [chat, strip] = [await panel(page).boundingBox(), await banner.boundingBox()];
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    expect(await page.evaluate(() => document.cookie)).not.toContain('cookie_consent');
  });
});

test('with the keyboard open, the tab bar hides and the chat fills the visible height', async ({ page }) => {
  await visit(page);
  await field(page).focus();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(page.locator('nav.tab-bar')).toBeHidden();
  // The chat lies below a toast while there is one.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  const topBar = await page.locator('.top-bar').boundingBox();
  // Eight pixels to the edge, and eight between the slots.
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBe((topBar?.height ?? 0) + 16);
  const box = await panel(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(500 - 16);
  await expect(button(page, 'Send')).toBeInViewport();
  // Where the keyboard covers the page, its height is left free.
  await page.evaluate(() => document.querySelector<HTMLElement>('.slots')?.style.setProperty('--keys', '200px'));
  await expect.poll(async () => ((await panel(page).boundingBox())?.height ?? 0) + (box?.y ?? 0)).toBe(500 - 216);
  // Touching a button takes the focus out of the field: nothing may move under the finger.
  await button(page, 'Close').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeVisible();
});

test("agents' messages are text, whatever they contain @wide", async ({ page, site, operator }) => {
  await visit(page);
  const text = `${uniqueWord()} <img src=x onerror=alert(1)> "><script>alert(2)</script>`;
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await answerAsAgent(site, operator.person, text, '<b onmouseover=alert(3)>Hello</b>\nsecond line');
  await expect(log(page)).toContainText('<b onmouseover=alert(3)>Hello</b>');
  await expect(log(page).locator('img, b, script')).toHaveCount(0);
});

test('a signed-out visitor is identified by one essential cookie of 7 days', async ({ page }) => {
  await visit(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'support');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await page.goto('/cookie-policy');
  await settled(page);
  const item = page.getByRole('listitem').filter({ has: page.getByText('support', { exact: true }) });
  await expect(item).toContainText('7 days');
  await expect(item).toContainText('Always on');
});

test('on a screen under 700 px high the motivation card waits for the chat', async ({ worker: { page } }) => {
  await page.setViewportSize({ width: 390, height: 690 });
  await seedEarlierVisit(page, 100);
  await openWithStoppedClock(page, '/saved');
  await chatButton(page).click();
  await runUntil(page, async () => (await statusStrip(page).count()) === 1);
  await countTo(page, 125);
  await expect(slot(page)).toHaveCount(0);
  await button(page, 'Close').click();
  await page.clock.runFor(1_000);
  await waitForCard(page);
});
