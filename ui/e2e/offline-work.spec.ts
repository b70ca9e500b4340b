// What a person needs on the way works without a signal: conversations, contracts and what they send.
import { pdf, picture } from './support/files';
import { readyForOffline } from './support/offline';
import { bubble, say, startTalk, textsOf } from './support/talk';
import { expect, type Page, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** The paths that the device keeps. Opening a database that isn't there yet would make an empty one, so it isn't opened. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'jobstead-kept')) return [];
    return await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('jobstead-kept');
      opening.onsuccess = () => {
        const all = opening.result.transaction('responses').objectStore('responses').getAllKeys();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result.map(String));
        };
      };
    });
  });

test('a conversation that was never opened here can be read and answered without a signal @wide', async ({ server, site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  await employer.page.goto(path);
  await say(employer.page, 'The gate code is on the door');
  await expect(bubble(employer.page, 'The gate code')).toBeVisible();
  const { page } = worker;
  await page.goto('/jobs');
  await readyForOffline(page);
  await expect
    .poll(async () => (await kept(page)).join(' '), { timeout: 20_000 })
    .toContain(`${path.replace('/messages', '/api/conversations')}/messages`);

  await server.stop();
  await page.goto('/messages');
  await page.getByRole('link', { name: /The gate code/ }).click();
  await expect(bubble(page, 'The gate code is on the door')).toBeVisible();
  await expect(page.getByText('No signal')).toBeVisible({ timeout: 15_000 });
  await say(page, 'On my way');
  await page.getByLabel('Add a file').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: await picture(page) });
  await say(page, 'Is it this one?');
  await expect(bubble(page, 'Is it this one?').getByRole('img')).toBeVisible();
  await page.getByLabel('Add a file').setInputFiles({ ...pdf, name: 'plan.pdf' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting to send')).toHaveCount(3);

  // The phone dies. What waits is on the list, whatever else loads.
  await page.goto('/messages');
  const waiting = page.getByRole('region', { name: 'Waiting to send' });
  await expect(waiting.getByRole('listitem')).toHaveText([/On my way/, /Is it this one\?, door.png/, /plan.pdf/]);
  await server.start();
  await expect
    .poll(() => textsOf(site, path, employer.person), { timeout: 60_000 })
    .toEqual(['', 'Is it this one?', 'On my way', 'The gate code is on the door']);
  await expect(waiting).toHaveCount(0);
  await employer.page.goto(path);
  await expect(bubble(employer.page, 'Is it this one?').getByRole('img')).toBeVisible();
  await expect(employer.page.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
});

test('what is kept goes when the person signs out here, and when they are signed out from elsewhere', async ({ site, open, employer, operator }) => {
  const worker = await site.signUp('Walter Wrightson', 'worker');
  const path = await startTalk(site, employer.person, worker);
  const page = await open(worker);
  await page.goto(path);
  await expect.poll(async () => (await kept(page)).length, { timeout: 20_000 }).toBeGreaterThan(4);
  await page.context().setOffline(true);
  await say(page, 'A secret');
  await expect(bubble(page, 'A secret')).toContainText('Waiting to send');
  // The phone was lost: its owner ends the session from another one, and the phone comes back to the network.
  await site.requestOk('POST', `/api/admin/people/${worker.id}/end-sessions`, {}, operator.person);
  await page.context().setOffline(false);
  await page.goto('/');
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await textsOf(site, path, employer.person)).toEqual([]);
});

test('someone hired for a day sees when and where to come and whom to call, even without a signal @wide', async ({
  server,
  site,
  employer,
  worker,
}) => {
  const { zone } = await site.settings();
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + 86_400_000);
  const times = { whenText: null, startDate: tomorrow, startTime: '18:00', endTime: '23:30' };
  const job = await site.postJob(employer.person, { title: 'Dishwasher', ...times });
  const { id } = await site.apply(worker.person, job.id);
  const contact = { street: '12 Mill Street', phone: '217-555-0142' };
  await site.act(employer.person, id, 'offer', { rate: 1900, rateUnit: 'hour', contact });
  const { page } = worker;
  await page.goto('/my-jobs');
  await expect(page.getByRole('main')).toContainText(/\$19\s\/\shr · .+, 6–11:30\sPM/);
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('dialog')).toContainText(/, 6–11:30\sPM/);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await page.getByRole('link', { name: 'View contract' }).click();
  const now = page.getByRole('region', { name: 'Right now' });
  const says = async () => {
    await expect(now.getByRole('region', { name: 'Next shift' })).toContainText(/6:00.*11:30\sPM/);
    await expect(now).toContainText('12 Mill Street');
    await expect(now.getByRole('link', { name: 'Call 217-555-0142' })).toHaveAttribute('href', 'tel:2175550142');
  };
  await says();
  // What matters now, and the way to the rest, fit two screens of a phone.
  const tabs = await page.getByRole('tablist').boundingBox();
  expect((tabs?.y ?? Number.NaN) + (tabs?.height ?? 0)).toBeLessThan(2 * 844);
  await readyForOffline(page);
  const path = new URL(page.url()).pathname;
  await expect.poll(async () => (await kept(page)).join(' '), { timeout: 20_000 }).toContain(`/api${path}/shifts`);
  await server.stop();
  await page.goto(path);
  await says();
  await server.start();
});

test('one’s own jobs and applications can be read without a signal @wide', async ({ server, site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Sweep the yard' });
  const { id } = await site.apply(worker.person, job.id);
  const { page } = worker;
  for (const page of [worker.page, employer.page]) {
    await page.goto('/jobs');
    await readyForOffline(page);
    await expect.poll(async () => (await kept(page)).join(' '), { timeout: 20_000 }).toContain('/api/saved-jobs');
  }

  await server.stop();
  await page.goto('/my-jobs');
  await page.getByRole('link', { name: 'Sweep the yard' }).first().waitFor();
  await page.goto(`/my-jobs?application=${id}`);
  await expect(page.getByRole('region', { name: 'What you wrote' })).toBeVisible();
  await employer.page.goto('/my-jobs');
  await expect(employer.page.getByRole('article')).toContainText('1 new');
  await server.start();
});
