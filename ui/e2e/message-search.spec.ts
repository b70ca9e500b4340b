// Someone finds a message in any of their conversations, opens it in its place, and reads on in both directions.
import { violations } from './support/axe';
import { expect, test } from './support/test';

test('a found message opens in its place, and the thread goes on both ways @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person);
  const { id } = await site.apply(worker.person, job.id);
  const { id: conversation } = await site.requestOk<{ id: number }>(
    'POST',
    '/api/conversations',
    { subject: { kind: 'application', id } },
    worker.person,
  );
  const say = (text: string) => site.requestOk('POST', `/api/conversations/${conversation}/messages`, { text }, worker.person);
  for (let n = 1; n <= 100; n += 1) await say(n === 40 ? 'Where do I park?' : `Number ${n}`);
  const page = employer.page;
  await page.goto('/messages');
  await page.getByLabel('Search your conversations').fill('park');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No person or job matches “park”.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('list', { name: 'Messages found' })
    .getByRole('link', { name: /Where do I park/ })
    .click();
  const thread = page.getByRole('list', { name: 'Messages' });
  const found = thread.getByRole('listitem').filter({ hasText: 'Where do I park?' });
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();
  // The message, 29 older ones and 30 newer ones are there, and it stays where it is while more are loaded.
  await expect(thread.getByText('Number 70', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(thread.getByText('Number 1', { exact: true })).toBeAttached();
  // By then the thread has stopped moving, so the next tap hits the button.
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toBeHidden();
  await page.getByRole('button', { name: 'Show later messages' }).click();
  await expect(thread.getByText('Number 100', { exact: true })).toBeAttached();
  await expect(thread.getByText('Number 100', { exact: true })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Show later messages' })).toBeHidden();
  // What one writes is at the end, and so is the thread.
  await page.getByLabel('Message', { exact: true }).fill('Behind the kitchen');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Behind the kitchen', { exact: true })).toBeInViewport();
  await expect(page).not.toHaveURL(/at=/);
});
