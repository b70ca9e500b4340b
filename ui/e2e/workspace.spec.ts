// The message workspace: folders, jobs, templates, sending later and finding; and voice notes, on every conversation page.
import { chromium } from '@playwright/test';
import type { Person, Site } from './support/site';
import { expect, test } from './support/test';

/** Opens a conversation between an employer and an applicant; returns its id and the job's title. */
async function talk(site: Site, employer: Person, worker: Person): Promise<{ id: number; title: string }> {
  const job = await site.postJob(employer);
  const application = await site.apply(worker, job.id);
  const subject = { kind: 'application', id: application.id };
  const { id } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker);
  await site.requestOk('POST', `/api/conversations/${id}/messages`, { text: `About ${job.title}` }, worker);
  return { id, title: job.title };
}

test('conversations are found by job and folder, and messages by their words @wide', async ({ employer, worker, site, isPhone }) => {
  const { page } = employer;
  const first = await talk(site, employer.person, worker.person);
  const second = await talk(site, employer.person, worker.person);
  await page.goto('/enhanced-messages');
  await page.getByLabel('Job').selectOption({ label: `${second.title} (1)` });
  const rows = page.locator('.talks > li');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`c=${second.id}`));
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(`About ${second.title}`);

  await page.getByRole('button', { name: 'Conversation options' }).click();
  const menu = page.getByRole('dialog', { name: 'Conversation options' });
  await menu.getByLabel('Folder').fill('Later');
  await menu.getByRole('button', { name: 'Move' }).click();
  await expect(menu.getByRole('button', { name: 'Move' })).toBeDisabled();
  await menu.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Find in this conversation').fill('nothing like it');
  await page.getByLabel('Find in this conversation').press('Enter');
  await expect(page.getByText('No message contains “nothing like it”.')).toBeVisible();
  await page.getByLabel('Find in this conversation').fill('about');
  await page.getByLabel('Find in this conversation').press('Enter');
  await expect(page.getByRole('region', { name: 'Messages found' })).toContainText(`About ${second.title}`);

  if (isPhone) await page.getByRole('link', { name: 'All conversations' }).click();
  await page.getByLabel('Job').selectOption('');
  await page.getByLabel('Folder').selectOption('Later');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(second.title);
  await page.getByLabel('Folder').selectOption('');
  await expect(rows.filter({ hasText: first.title })).toHaveCount(1);
});

test('a template fills in names, and a message is sent later or taken back', async ({ employer, worker, site }) => {
  const { page } = employer;
  const { id, title } = await talk(site, employer.person, worker.person);
  await page.goto(`/enhanced-messages?c=${id}`);
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(page.getByRole('button', { name: 'Send later' })).toBeDisabled();
  const sheet = page.getByRole('dialog', { name: 'Templates' });
  const said = async () => {
    const { items } = await site.requestOk<{ items: { text: string }[] }>('GET', `/api/conversations/${id}/messages`, undefined, worker.person);
    return items.map((message) => message.text);
  };
  await field.fill('Not ready yet');
  await page.getByRole('button', { name: 'Templates' }).click();
  await sheet.getByRole('button', { name: 'New template' }).click();
  await sheet.getByLabel('Name').fill('Trial shift');
  await sheet.getByLabel('Text').fill('Hi {name}, can you try a shift as {job}?');
  await sheet.getByRole('button', { name: 'Save template' }).click();
  // Nothing that is saved in a sheet sends what is in the field behind it.
  await expect(sheet.getByRole('button', { name: /^Trial shift/ })).toBeVisible();
  expect(await said()).toEqual([`About ${title}`]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await field.fill('');
  await page.getByRole('button', { name: 'Templates' }).click();
  await sheet.getByRole('button', { name: /^Trial shift/ }).click();
  await expect(field).toHaveValue(new RegExp(`^Hi \\w+, can you try a shift as ${title}\\?$`));
  const text = await field.inputValue();

  await page.getByRole('button', { name: 'Send later' }).click();
  const later = page.getByRole('dialog', { name: 'Send later' });
  await expect(later.getByText(text)).toBeVisible();
  await later.getByRole('button', { name: 'Schedule message' }).click();
  await expect(page.locator('.toast')).toContainText('Message scheduled');
  await expect(field).toHaveValue('');
  const waiting = page.getByRole('region', { name: 'Scheduled messages' });
  await expect(waiting).toContainText(text);
  expect(await said()).toEqual([`About ${title}`]);
  await waiting.getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue(text);
  await expect(waiting).toHaveCount(0);
});

test('a message is sent at the site’s time, wherever the device is', async ({ employer: { person }, worker, site, open }) => {
  const { id } = await talk(site, person, worker.person);
  const { zone } = await site.requestOk<{ zone: string }>('GET', '/api/site', undefined, person);
  const page = await open(person, { timezoneId: 'Asia/Tokyo' });
  await page.goto(`/enhanced-messages?c=${id}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('See you at nine.');
  await page.getByRole('button', { name: 'Send later' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/conversations/${id}/messages`));
  await page.getByRole('dialog', { name: 'Send later' }).getByRole('button', { name: 'Schedule message' }).click();
  const { sendAt } = (await sent).postDataJSON();
  expect(new Date(sendAt).toLocaleTimeString('en-US', { timeZone: zone, hourCycle: 'h23' })).toBe('08:00:00');
  await expect(page.getByRole('region', { name: 'Scheduled messages' })).toContainText(/8:00\sAM/);
});

test('a voice note is recorded on the page and heard by the other side', async ({ employer, worker, site, baseURL }) => {
  const { id } = await talk(site, employer.person, worker.person);
  const args = ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  const context = await browser.newContext({ baseURL: baseURL ?? '', permissions: ['microphone'] });
  await context.addCookies(await worker.page.context().cookies());
  const page = await context.newPage();
  await page.goto(`/messages/${id}`);
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toContainText('0:01 / 3:00');
  await page.getByRole('button', { name: 'Finish recording' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('audio')).toBeVisible();
  await employer.page.goto(`/messages/${id}`);
  const note = employer.page.locator('audio');
  await expect(note).toBeVisible();
  const duration = () =>
    note.evaluate(
      (audio: HTMLAudioElement) =>
        new Promise<boolean>((resolve) => {
          audio.addEventListener('loadeddata', () => resolve(audio.readyState >= 2));
          audio.addEventListener('error', () => resolve(false));
          audio.preload = 'auto';
          audio.load();
        }),
    );
  expect(await duration()).toBe(true);

  // A recording that is discarded sends nothing.
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await page.getByRole('button', { name: 'Discard the recording' }).click();
  await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await browser.close();
});
