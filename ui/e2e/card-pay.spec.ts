// Paying workers by card. Nothing leaves this machine: the browser gets responses in which the worker has an account at
// Stripe, and the addresses that Stripe would give.
import type { Page, Route } from '@playwright/test';
import { violations } from './support/axe';
import { expect, test } from './support/test';

const asReady = async (page: Page, glob: string) =>
  page.route(glob, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), cards: 'on' } });
  });

const leads = (page: Page, glob: string, url: string) => page.route(glob, (route) => route.fulfill({ json: { url } }));

test('an employer is led to Stripe for a milestone and for an invoice @wide', async ({ site, operator, employer, worker }) => {
  await site.requestOk('PUT', '/api/admin/cards', { isOn: true, isPayOn: true, secretKey: 'sk_live_1', webhookSecret: 'whsec_1' }, operator.person);
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Line cook' }));
  const terms = { title: 'Paint the fence', amount: 40_000 };
  const made = await site.requestOk<{ id: number }>('POST', `/api/contracts/${id}/milestones`, terms, employer.person);
  await site.requestOk('POST', `/api/milestones/${made.id}/agree`, {}, worker.person);
  const boss = employer.page;

  // The worker has no account at Stripe yet.
  await boss.goto(`/contracts/${id}?tab=milestones`);
  await expect(boss.getByText('Agreed, not begun.')).toBeVisible();
  await expect(boss.getByRole('button', { name: 'Pay $400.00 ahead by card' })).toHaveCount(0);
  await asReady(boss, `**/api/contracts/${id}/milestones`);
  await leads(boss, `**/api/milestones/${made.id}/checkout`, `/contracts/${id}?tab=milestones&milestone=${made.id}&card=done`);
  await boss.reload();
  await boss.getByRole('button', { name: 'Pay $400.00 ahead by card' }).click();
  await expect(boss).toHaveURL(/card=done$/);
  await expect(boss.getByRole('status').filter({ hasText: 'We’re waiting for Stripe' })).toBeVisible();
  expect(await violations(boss)).toEqual([]);

  await site.requestOk('POST', `/api/milestones/${made.id}/submit`, {}, worker.person);
  await site.requestOk('POST', `/api/milestones/${made.id}/approve`, {}, employer.person);
  const { items } = await site.requestOk<{ items: { id: number }[] }>('GET', '/api/invoices?filter=open', undefined, employer.person);
  const invoice = items[0]?.id;
  await boss.goto(`/invoices/${invoice}`);
  await expect(boss.getByText('can’t be paid by card yet.')).toBeVisible();
  await asReady(boss, `**/api/invoices/${invoice}`);
  await leads(boss, `**/api/invoices/${invoice}/checkout`, `/invoices/${invoice}?card=done`);
  await boss.reload();
  expect(await violations(boss)).toEqual([]);
  await boss.getByRole('button', { name: 'Pay $400.00 by card' }).click();
  await expect(boss).toHaveURL(/card=done$/);
  await expect(boss.getByRole('status').filter({ hasText: 'We’re waiting for Stripe' })).toBeVisible();
});

test('a worker sets up getting paid by card @wide', async ({ site, operator, worker }) => {
  const { page } = worker;
  await page.goto('/payments');
  await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Getting paid by card' })).toHaveCount(0);
  await site.requestOk('PUT', '/api/admin/cards', { isOn: true, isPayOn: true, secretKey: 'sk_live_1', webhookSecret: 'whsec_1' }, operator.person);
  await page.reload();
  const card = page.getByRole('region', { name: 'Getting paid by card' });
  await expect(card).toContainText('Employers can pay you by card.');
  expect(await violations(page)).toEqual([]);
  let state = 'pending';
  await page.route('**/api/payout-account', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? { url: '/payments?payouts=done' } : { isOffered: true, state } }),
  );
  await page.route('**/api/payout-account/check', (route) => route.fulfill({ json: { isOffered: true, state } }));
  await card.getByRole('button', { name: 'Set it up' }).click();
  await expect(page).toHaveURL(/payouts=done$/);
  await expect(card).toContainText('Stripe needs more from you');
  expect(await violations(page)).toEqual([]);
  state = 'ready';
  await card.getByRole('button', { name: 'Check again' }).click();
  await expect(card).toContainText('Ready');
  await expect(card.getByRole('button', { name: 'Change your details' })).toBeVisible();
});
