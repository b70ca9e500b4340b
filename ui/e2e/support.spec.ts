// Live Support: each number and each quoted text of the specification.

import { violations } from './support/axe';
import { answerAsAgent, button, chatButton, expectToast, field, log, open, panel, send, statusStrip, toast, visit } from './support/chat';
import { answer, flushTasks, now, openWithStoppedClock, runUntil } from './support/clock';
import { uniqueWord } from './support/site';
import { expect, settled, test } from './support/test';

test('the round button and everything in the panel @wide', async ({ page, isPhone }) => {
  await page.goto('/');
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
  await openWithStoppedClock(page, '/');
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
  await page.goto('/');
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
  await openWithStoppedClock(page, '/');
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
  // At once, and not with a poll three seconds after the last fetch.
  await expect.poll(() => fetches.times.some((time, n) => Math.abs(time - end) <= 150 && time - (fetches.times[n - 1] ?? end) < 2_900)).toBe(true);
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

test('on a phone, More leads to the chat and to feedback, and counts unseen replies', async ({ page, site, operator, isPhone }) => {
  test.skip(!isPhone, 'Wide screens have room for both buttons.');
  await page.goto('/jobs?query=paint');
  await settled(page);
  const more = page.getByRole('button', { name: 'More' });
  const inMore = (name: string) => page.getByRole('dialog', { name: 'More' }).getByRole('link', { name });
  await expect(page.locator('.slots')).toBeAttached();
  await expect(chatButton(page)).toBeHidden();
  await more.click();
  expect(await violations(page)).toEqual([]);
  await inMore('Live Support').click();
  await expect(statusStrip(page)).toContainText('Waiting');
  const text = uniqueWord();
  await send(page, text);
  await expect(log(page)).toContainText(text);
  await button(page, 'Close').click();
  await answerAsAgent(site, operator.person, text, 'An answer');
  await expect(more.locator('.count')).toContainText('1');
  await more.click();
  await inMore('Live Support').click();
  await expect(log(page)).toContainText('An answer');
  await button(page, 'Close').click();
  await expect(more.locator('.count')).toHaveCount(0);
  await more.click();
  await inMore('Give feedback').click();
  await expect(page.getByRole('dialog', { name: 'Give feedback' })).toBeVisible();
  await expect(page).toHaveURL('/jobs?query=paint');
});
