// A page that slept while someone else signed in on the same device writes nothing in their name, and keeps nothing of theirs.
import { bubble, say, startTalk, textsOf } from './support/talk';
import { expect, test } from './support/test';

test('a page without a signal, whose account is replaced in another tab, sends nothing as the new one', async ({ site, open, employer }) => {
  const anna = await site.signUp('Anna Abbott', 'worker');
  const berta = await site.signUp('Berta Baker', 'worker');
  const path = await startTalk(site, employer.person, anna);
  const page = await open(anna);
  await page.goto(path);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const cut = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await cut(true);
  await say(page, 'From Anna');
  await expect(bubble(page, 'From Anna')).toContainText('Waiting to send');

  // In another tab, Berta signs in.
  await page.context().addCookies([{ name: 'sid', value: berta.sid, url: site.origin }]);
  await cut(false);
  // The page reloads as soon as the server tells it so, maybe while this looks.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toContain('Berta Baker')).toPass({ timeout: 30_000 });
  await page.goto('/dashboard');
  await expect(page.getByText('Good to see you, Berta.')).toBeVisible();
  expect(await textsOf(site, path, employer.person)).toEqual([]);
});

test('messages that are off the screen stay unread, and the page says that they came', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  await employer.page.goto(path);
  for (let at = 0; at < 16; at += 1) {
    await say(employer.page, `Line ${at}, which takes a little room on the screen`);
    await expect(bubble(employer.page, `Line ${at},`)).toBeVisible();
  }
  const { page } = worker;
  await page.goto(path);
  await expect(bubble(page, 'Line 15,')).toBeInViewport();
  const unread = async () =>
    (await site.requestOk<{ unread: number }>('GET', path.replace('/messages', '/api/conversations'), undefined, worker.person)).unread;
  await expect.poll(unread).toBe(0);
  await page.mouse.move(200, 400);
  await page.evaluate(() => scrollBy({ top: -1_000 }));
  await page.waitForTimeout(300);
  await say(employer.page, 'The newest of all');
  await expect(page.getByRole('button', { name: 'New message' })).toBeVisible();
  expect(await unread()).toBe(1);
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(bubble(page, 'The newest of all')).toBeInViewport();
  await expect.poll(unread).toBe(0);
});
