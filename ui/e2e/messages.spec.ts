// Two people talk: messages, read marks, sending without a signal, changes, blocks, and what moderators see.
import { violations } from './support/axe';
import { bubble, say, startTalk, textsOf } from './support/talk';
import { expect, test } from './support/test';

test('two people talk, and each sees at once what the other does @wide', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  await worker.page.goto('/my-jobs?tab=applied');
  await worker.page.goto(path);
  await employer.page.goto(path);
  await expect(worker.page.getByText('Here now')).toBeVisible();
  await say(worker.page, 'Is it still open?');
  await expect(bubble(employer.page, 'Is it still open?')).toBeVisible();
  await expect(bubble(worker.page, 'Is it still open?')).toContainText('read');
  await employer.page.getByLabel('Message', { exact: true }).pressSequentially('Yes');
  await expect(worker.page.getByText(/is typing…$/)).toBeVisible();
  await employer.page.getByRole('button', { name: 'Send' }).click();
  await expect(bubble(worker.page, 'Yes')).toBeVisible();
  await expect(worker.page.getByText(/is typing…$/)).toBeHidden();
  // The messages scroll behind the bar.
  await expect(worker.page.locator('.talk-bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await bubble(worker.page, 'Yes').getByRole('button', { name: 'Message options' }).click();
  await worker.page.getByRole('button', { name: 'React with 👍' }).click();
  await expect(bubble(employer.page, 'Yes').getByRole('button', { name: '👍, 1' })).toBeVisible();
  await bubble(employer.page, 'Yes').getByRole('button', { name: 'Message options' }).click();
  await employer.page.getByRole('button', { name: 'Edit' }).click();
  await employer.page.getByRole('dialog').getByLabel('Message').fill('Yes, come by at 3');
  await employer.page.getByRole('button', { name: 'Save message' }).click();
  await expect(bubble(worker.page, 'Yes, come by at 3')).toContainText('edited');

  await worker.page.goto('/messages');
  await expect(worker.page.getByRole('link', { name: /Yes, come by at 3/ })).toBeVisible();
  expect(await violations(worker.page)).toEqual([]);
  // Scrolled to the newest message, the top bar lies on the head.
  await employer.page.evaluate(() => scrollTo(0, 0));
  expect(await violations(employer.page)).toEqual([]);
});

test('who hides is not shown as being here, and others see it at once', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  await worker.page.goto(path);
  await employer.page.goto('/settings');
  await expect(worker.page.getByText('Here now')).toBeVisible();
  const show = employer.page.getByRole('switch', { name: 'Show when I’m here' });
  await show.click();
  await expect(worker.page.getByText('Here now')).toBeHidden();
  await show.click();
  await expect(worker.page.getByText('Here now')).toBeVisible();
});

test('a message written without a signal is sent once the line is back', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  const { page } = worker;
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.context().setOffline(true);
  await say(page, 'In the tunnel');
  await say(page, 'Still in it');
  for (const text of ['In the tunnel', 'Still in it']) await expect(bubble(page, text)).toContainText('Waiting to send');
  // A dead battery: the page is gone, the messages are not. Any page sends them.
  await page.context().setOffline(false);
  await page.goto('/my-jobs');
  await expect.poll(() => textsOf(site, path, employer.person)).toEqual(['Still in it', 'In the tunnel']);
  await page.goto(path);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(
    page
      .getByRole('list', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: /tunnel|Still/ }),
  ).toHaveText([/In the tunnel/, /Still in it/]);
});

test('a refused message says why and waits for a decision', async ({ site, employer, worker }) => {
  const path = await startTalk(site, employer.person, worker.person);
  const { page } = worker;
  await page.goto(path);
  await say(page, 'Hello');
  await expect(bubble(page, 'Hello').getByRole('button', { name: 'Message options' })).toBeVisible();
  const refused = {
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status: 403, code: 'blocked', detail: 'Nobody is there.' }),
  };
  await page.route('**/api/conversations/*/messages', (route) => (route.request().method() === 'POST' ? route.fulfill(refused) : route.fallback()));
  await say(page, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toContainText('Not sent: Nobody is there.');
  await page.unrouteAll();
  await bubble(page, 'Are you there?').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(bubble(page, 'Are you there?').getByRole('button', { name: 'Message options' })).toBeVisible();
});

test('a scam is warned about, reported and removed', async ({ site, employer, worker, operator }) => {
  const path = await startTalk(site, employer.person, worker.person);
  await employer.page.goto(path);
  await say(employer.page, 'Buy a gift card first');
  await worker.page.goto(path);
  const bad = bubble(worker.page, 'Buy a gift card first');
  await expect(bad).toContainText('Careful:');
  await bad.getByRole('button', { name: 'Message options' }).click();
  await worker.page.getByRole('button', { name: 'Report' }).click();
  await worker.page.getByRole('button', { name: 'It looks like a scam' }).click();
  await expect(worker.page.getByText('Reported', { exact: true })).toBeVisible();
  await operator.page.goto('/admin/messages');
  const report = operator.page.getByRole('article', { name: /It looks like a scam/ });
  await expect(report).toContainText('Buy a gift card first');
  expect(await violations(operator.page)).toEqual([]);
  await report.getByLabel('Rule and reason').fill('Rule 3: it asks for gift cards.');
  await report.getByRole('button', { name: 'Remove message' }).click();
  await expect(operator.page.getByText('Nothing to review')).toBeVisible();
  await expect(worker.page.getByText('Message deleted')).toBeVisible();
});

test('an offer is answered in the conversation, and a picture can be sent', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person);
  const { id } = await site.apply(worker.person, job.id);
  await site.act(employer.person, id, 'offer', { rate: 2000, rateUnit: 'hour' });
  await worker.page.goto('/messages');
  await worker.page.getByRole('link', { name: /Offer/ }).click();
  await expect(bubble(worker.page, 'made an offer')).toBeVisible();
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await worker.page.getByLabel('Add a file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(worker.page.getByRole('button', { name: /^Remove me/ })).toBeVisible();
  await worker.page.getByRole('button', { name: 'Send' }).click();
  await expect(worker.page.getByRole('img', { name: /^me/ })).toBeVisible();

  await bubble(worker.page, 'made an offer').getByRole('button', { name: 'Accept offer' }).click();
  await worker.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await expect(worker.page.getByText('You’re hired', { exact: true })).toBeVisible();
  await expect(worker.page.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  await expect(bubble(worker.page, 'Hired')).toBeVisible();
});

test('signed out, the page says what it is for', async ({ page }) => {
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
