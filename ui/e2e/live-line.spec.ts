// A line that died without a word: a box on the way holds the connection open and passes nothing.
import { Box } from './support/box';
import { bubble, say, startTalk } from './support/talk';
import { expect, test } from './support/test';

test('a dead line is noticed when someone looks again, and what came meanwhile is there', async ({ site, open, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  const box = await Box.open();
  const page = await open(worker.person, { proxy: box.proxy });
  await page.goto(path);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  expect(box.forget()).toBe(1);

  await employer.page.goto(path);
  await say(employer.page, 'Come at nine');
  await expect(bubble(employer.page, 'Come at nine')).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(bubble(page, 'Come at nine')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(bubble(page, 'Come at nine')).toBeVisible({ timeout: 6_000 });
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  // The new line works by itself.
  await say(employer.page, 'Bring gloves');
  await expect(bubble(page, 'Bring gloves')).toBeVisible({ timeout: 5_000 });
  box.close();
});

test('a line that is silent for a minute is dropped, though nobody looks @deep @live', async ({ site, open, employer, worker }) => {
  test.setTimeout(180_000);
  const path = await startTalk(site, employer.person, worker.person);
  const box = await Box.open();
  const page = await open(worker.person, { proxy: box.proxy });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto(path);
  // The server's beat keeps a line that nobody writes on.
  await expect.poll(() => frames.filter((frame) => frame.includes('"beat"')).length, { timeout: 50_000 }).toBeGreaterThan(1);
  box.forget();
  await employer.page.goto(path);
  await say(employer.page, 'Come at nine');
  await expect(bubble(page, 'Come at nine')).toBeVisible({ timeout: 70_000 });
  box.close();
});

test('while no line can be opened, a conversation says so and asks by itself', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  const { page } = worker;
  await page.routeWebSocket(/\/api\/live/, () => undefined);
  await page.goto(path);
  await expect(page.getByText('Catching up…')).toBeVisible();
  await employer.page.goto(path);
  await say(employer.page, 'Come at nine');
  await expect(bubble(page, 'Come at nine')).toBeVisible({ timeout: 20_000 });
});
