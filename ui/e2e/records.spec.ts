// Work records: shared by a link, downloaded, and verified by someone without an account.
import { readFileSync } from 'node:fs';
import { violations } from './support/axe';
import { expect, test } from './support/test';

test('a worker shares their record, and anyone verifies its file @wide', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  await site.requestOk('POST', `/api/contracts/${id}/end`, { reason: 'done' }, employer.person);
  await site.requestOk('POST', `/api/contracts/${id}/end`, { reason: 'done' }, worker.person);
  const { page } = worker;
  await page.goto('/profile');
  const card = page.locator('#work-record');
  await card.getByRole('switch', { name: 'Share my work record' }).check();
  await expect(page.locator('.toast', { hasText: 'Your work record is shared' })).toBeVisible();
  const link = await card.getByLabel('Link to your work record').inputValue();
  expect(await violations(page)).toEqual([]);

  const reader = await open(null);
  await reader.goto(new URL(link).pathname);
  await expect(reader.getByRole('heading', { level: 1, name: 'Work record of Walter Wrightson' })).toBeVisible();
  await expect(reader.getByRole('region', { name: 'Contracts' })).toContainText('Line cook');
  expect(await violations(reader)).toEqual([]);
  const downloading = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Download the file' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');

  await reader.getByRole('link', { name: 'page for verifying records' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Verify a work record' })).toBeVisible();
  const choose = async (content: string) =>
    reader.getByLabel(/^Choose/).setInputFiles({ name: 'work-record.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose(text);
  await expect(reader.getByRole('status').filter({ hasText: 'This site signed it' })).toBeVisible();
  await expect(reader.getByRole('heading', { level: 1, name: 'Work record of Walter Wrightson' })).toBeVisible();
  expect(await violations(reader)).toEqual([]);
  const file = JSON.parse(text) as { payload: string };
  const payload = Buffer.from(file.payload, 'base64url').toString().replace('Wrightson', 'Wrongdoer');
  await choose(JSON.stringify({ ...file, payload: Buffer.from(payload).toString('base64url') }));
  await expect(reader.getByRole('alert')).toContainText('changed after it was signed');
  await choose('not a record');
  await expect(reader.getByRole('alert')).toContainText('This isn’t a work record.');

  await card.getByRole('switch', { name: 'Share my work record' }).uncheck();
  await expect(page.locator('.toast', { hasText: 'The link no longer works' })).toBeVisible();
  await reader.goto(new URL(link).pathname);
  await expect(reader.getByRole('heading', { level: 1, name: 'Work record not found' })).toBeVisible();
});
