// The device's database doesn't answer: people work on, and nothing claims to be stored that isn't.
import { writeJob } from './support/posting';
import { bubble, say, startTalk, textsOf } from './support/talk';
import { expect, type Page, settled, test } from './support/test';

const timerOf = (page: Page) => page.locator('.timer');

const stuck = (page: Page) =>
  page.addInitScript(() => {
    // Never answers, as WebKit does at times until it's started again.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

test('the timer starts and stops on the server @wide', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person));
  const { page } = worker;
  await stuck(page);
  await page.goto(`/contracts/${id}`);
  await timerOf(page).getByRole('button', { name: 'Start timer' }).click();
  await expect(timerOf(page)).toContainText('It keeps running if you close this page');
  const running = async () => (await site.requestOk<{ contractId: number } | null>('GET', '/api/timer', undefined, worker.person))?.contractId;
  expect(await running()).toBe(id);
  await page.reload();
  await expect(timerOf(page)).toContainText('Running since');
  await timerOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(timerOf(page)).toContainText('Start timer');
  await expect.poll(running).toBeUndefined();
});

test('without a connection, too, the page says that it has to stay open', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person));
  const path = await startTalk(site, employer.person, worker.person);
  const { page } = worker;
  await stuck(page);
  await page.goto(path);
  await settled(page);
  await page.context().setOffline(true);
  await say(page, 'On my way');
  await expect(bubble(page, 'On my way')).toContainText('This device can’t store it, so keep this page open.');
  await page.context().setOffline(false);
  await expect(bubble(page, 'On my way')).not.toContainText('Waiting to send', { timeout: 15_000 });
  expect((await textsOf(site, path, worker.person)).filter((text) => text === 'On my way')).toHaveLength(1);
  await page.goto(`/contracts/${id}`);
  await settled(page);
  await page.context().setOffline(true);
  await timerOf(page).getByRole('button', { name: 'Start timer' }).click();
  await expect(timerOf(page)).toContainText('This device can’t store the timer. Keep this page open');
});

test('a message is sent once, and a job is posted', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  const { page } = employer;
  await stuck(page);
  await page.goto(path);
  await say(page, 'Can you come at 9?');
  await expect(bubble(page, 'Can you come at 9?')).not.toContainText('Waiting to send');
  expect((await textsOf(site, path, employer.person)).filter((text) => text === 'Can you come at 9?')).toHaveLength(1);
  await page.goto('/post-job');
  await expect(page.getByLabel('Name of the business')).toBeVisible();
  const title = await writeJob(page);
  await page.getByRole('button', { name: /^Post job/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
