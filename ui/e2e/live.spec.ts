// What changes on one screen appears on the others, without a reload.

import type { WebSocketRoute } from '@playwright/test';
import type { Person } from './support/site';
import { expect, type Page, test } from './support/test';

const firstName = ({ name }: Person) => name.split(' ')[0] ?? '';

/** Opens a page and waits until it's told what changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/live'));
  await page.goto(path);
  await (await connected).waitForEvent('framereceived');
}

test('applicants appear on the employer’s screen, and its answers on the worker’s', async ({ employer, worker, site }) => {
  const job = await site.postJob(employer.person);
  await openLive(employer.page, `/jobs/${job.id}/applicants`);
  await expect(employer.page.getByText('No applicants yet')).toBeVisible();
  const { id } = await site.apply(worker.person, job.id);
  await expect(employer.page.getByText(firstName(worker.person)).first()).toBeVisible();

  await openLive(worker.page, '/my-jobs');
  await expect(worker.page.getByText(job.title).first()).toBeVisible();
  await site.act(employer.person, id, 'shortlist');
  await expect(worker.page.getByText('Shortlisted').first()).toBeVisible();
  await expect(worker.page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('a connection that was lost catches up with what it missed', async ({ employer, worker, site }) => {
  const job = await site.postJob(employer.person);
  const { page } = employer;
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (!reachable) return void socket.close({ code: 3000 });
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.goto(`/jobs/${job.id}/applicants`);
  await expect(page.getByText('No applicants yet')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  reachable = false;
  await sockets[0]?.close({ code: 3000 });
  await site.apply(worker.person, job.id);
  await expect(page.getByText('No applicants yet')).toBeVisible();
  reachable = true;
  await expect(page.getByText(firstName(worker.person)).first()).toBeVisible();
  expect(sockets.at(-1)?.url()).toMatch(/since=\d+&account=\d+$/);
});

test('a list that the live channel keeps current isn’t requested again', async ({ employer, site }) => {
  const job = await site.postJob(employer.person);
  const { page } = employer;
  await openLive(page, '/my-jobs');
  await expect(page.getByText(job.title).first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(2_500);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'My Jobs' }).first().click();
  await expect(page.getByText(job.title).first()).toBeVisible();
  expect(requests).not.toContain('/api/my-jobs');
});
